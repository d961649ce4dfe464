import { conversionOf } from '../../fishRules/fishFigures';
import type { PondView } from './problems';

/** A sum over lots, and how many of them do not tell it: those are in no sum. */
export interface KnownSum {
  readonly sum: number | null;
  readonly unknown: number;
}

export interface FishSums {
  readonly ponds: number;
  readonly inProgress: number;
  readonly fish: KnownSum;
  readonly kg: KnownSum;
  readonly feed: KnownSum;
  /** Σ feed ÷ Σ gain of the lots that tell both, never a mean. */
  readonly conversion: number | null;
  readonly conversionUnknown: number;
}

function known(values: readonly (number | null)[]): KnownSum {
  const reported = values.filter((value) => value !== null);
  return {
    sum: values.length > 0 && reported.length === 0 ? null : reported.reduce((all, one) => all + one, 0),
    unknown: values.length - reported.length,
  };
}

/** Sums over the ponds that are shown; only lots in progress have fish. */
export function fishSums(views: readonly PondView[]): FishSums {
  const states = views.flatMap(({ lot, state }) => (lot?.status === 'inProgress' && state ? [state] : []));
  return {
    ponds: views.length,
    inProgress: states.length,
    fish: known(states.map(({ alive }) => alive)),
    kg: known(states.map(({ biomass }) => biomass)),
    feed: known(states.map(({ feedKg }) => feedKg)),
    conversion: conversionOf(states),
    conversionUnknown: states.filter(({ feedKg, gainKg }) => feedKg === null || gainKg === null).length,
  };
}
