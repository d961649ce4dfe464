import { rangeOf } from '../../fishReferences/rules/ration';
import { gramsOn } from '../../fishRules/growthCurve';
import type { FishLotState } from '../fishBoardTypes';
import type { FishState } from './fishState';

/** A day of the growth chart, g; null where a curve has nothing. */
export interface GrowthRow {
  readonly day: number;
  readonly estimate: number | null;
  readonly sampled: number | null;
  readonly harvest: number | null;
  readonly reference: number | null;
}

/** A row for each day of a lot: its curve, what was weighed and harvested, and how its set lets fish of its start grow. */
export function growthRows(lot: FishLotState, { curve }: FishState): GrowthRow[] {
  if (lot.day === null || (curve.points.length === 0 && (lot.harvests ?? []).length === 0)) return [];
  const ranges = lot.rangeSet?.ranges ?? [];
  let reference: number | null = ranges.some(({ dailyGain }) => dailyGain !== null) ? lot.unitWeight : null;
  const nets = new Map(lot.samplings.map(({ day, fish, kg }) => [day, (kg * 1000) / fish]));
  const left = new Map(
    (lot.harvests ?? []).flatMap(({ day, fish, kg }) =>
      fish > 0 ? [[day, (kg * 1000) / fish] as const] : [],
    ),
  );
  return Array.from({ length: lot.day + 1 }, (_, day): GrowthRow => {
    const row = {
      day,
      estimate: gramsOn(curve, day),
      sampled: nets.get(day) ?? null,
      harvest: left.get(day) ?? null,
      reference,
    };
    const gain = reference === null ? null : (rangeOf(ranges, reference)?.dailyGain ?? null);
    reference = reference === null || gain === null ? null : reference + gain;
    return row;
  });
}
