/** A stage as a cycle has it: from which day after planting, and what it needs then. */
export interface Stage {
  readonly code: string;
  readonly days: number;
  readonly degreeDays: number | null;
  readonly kc: number | null;
  readonly root: number | null;
  readonly p: number | null;
}

export interface StageNeeds {
  readonly code: string;
  readonly kc: number;
  readonly root: number;
  readonly p: number;
}

type Known = Stage & { readonly kc: number; readonly root: number; readonly p: number };
const isKnown = (stage: Stage): stage is Known =>
  stage.kc !== null && stage.root !== null && stage.p !== null;

/** Whether every stage is known by degree-days: then they tell the stage, else days do. */
export const byDegreeDays = (stages: readonly Stage[]): boolean =>
  stages.length > 0 && stages.every(({ degreeDays }) => degreeDays !== null);

/**
 * What a crop needs so many days or degree-days after planting. Kc, root and p run straight from a stage to the next; before the
 * first and after the last they stand. Null where no stage says all three.
 */
export function needsAt(stages: readonly Stage[], place: number, degrees: boolean): StageNeeds | null {
  const placeOf = (stage: Stage) => (degrees ? (stage.degreeDays ?? 0) : stage.days);
  const known = stages.filter(isKnown);
  const [first] = known;
  if (!first) return null;
  const current = known.findLast((stage) => placeOf(stage) <= place) ?? first;
  const next = known.find((stage) => placeOf(stage) > place);
  const of = ({ code, kc, root, p }: Known): StageNeeds => ({ code, kc, root, p });
  if (!next || placeOf(current) > place) return of(current);
  const share = (place - placeOf(current)) / (placeOf(next) - placeOf(current));
  const between = (field: 'kc' | 'root' | 'p') => current[field] + share * (next[field] - current[field]);
  return { code: current.code, kc: between('kc'), root: between('root'), p: between('p') };
}
