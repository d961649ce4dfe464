import { daysBetween } from '@/platform/format/date';
import type { RoundField, RoundLot, TypedFigures } from './roundTypes';

/** What the form holds: the figures of each lot by its place. */
export type RoundValues = Record<string, TypedFigures>;

/** Where the figures of a lot stand in the form. */
export const placeOf = (lotId: number): string => `l${lotId}`;
export const fieldName = (lotId: number, field: RoundField | 'reason'): string =>
  `${placeOf(lotId)}.${field}`;

/** Days since housing; day 0 is the day of housing. */
export const lotAge = ({ housingDate }: Pick<RoundLot, 'housingDate'>, day: string): number =>
  daysBetween(housingDate, day);
