import type { ClassifiedCells, ZoneSteps } from '@/platform/kriging/zones';
import type { Words } from '../interpretation/interpretationWords';
import { rangeText } from '../interpretation/interpretationWords';
import type { InterpretedQuantity } from '../rules/interpret';
import { classColour } from '../soilColours';

export interface ZoneName {
  /** 'Baixo: acima de 4 até 8'; the unit stands once over the legend. */
  readonly text: string;
  readonly fill: string;
}

export const STEP_KINDS = ['bounds', 'equal', 'quantile'] as const;
export type StepKind = (typeof STEP_KINDS)[number];
/** Classes of equal or quantile steps. */
export const STEP_COUNTS = [3, 4, 5] as const;

/**
 * The classes of the reference's table at the mean clay or CTC of the analysis: a map has one legend, so that its classes
 * are those of one line of the table. Null where the mean has no class.
 */
export function tableSteps(quantity: InterpretedQuantity | null) {
  const result = quantity?.meanResult;
  if (result?.kind !== 'class') return null;
  const { bounds, classes } = result.row;
  const { unit } = result.row;
  return unit === quantity?.source.unit ? { bounds, classes, result } : null;
}

export function stepsOf(kind: StepKind, count: number, bounds: readonly number[] | null): ZoneSteps {
  if (kind !== 'bounds') return { kind, count };
  return bounds ? { kind, bounds } : { kind: 'equal', count };
}

/** What each class of a map is called, and its colour. */
export function zoneNames(
  t: Words,
  { zones }: Pick<ClassifiedCells, 'zones'>,
  classes: readonly string[] | null,
): ZoneName[] {
  return zones.map(({ at, above, upTo }) => {
    const range = rangeText(t, above, upTo, '');
    const word = classes?.[at];
    return { text: word ? `${word}: ${range}` : range, fill: classColour(at, zones.length).fill };
  });
}
