import { daysBetween } from '@/platform/format/date';
import type { RoundPlace } from './roundWorld';

/** What the form holds: what is typed of each lot, by its place. */
export type RoundValues = Record<string, object>;

/** Where the figures of a lot stand in the form. */
export const placeOf = (lotId: number): string => `l${lotId}`;

export const fieldName = (lotId: number, field: string): string => `${placeOf(lotId)}.${field}`;

/** Days since housing; day 0 is the day of housing. */
export const lotAge = ({ housingDate }: Pick<RoundPlace, 'housingDate'>, day: string): number =>
  daysBetween(housingDate, day);
