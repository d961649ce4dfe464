import type { Scenario } from '../forecastTypes';
import { lastMonthOf } from './forecast';

type Placed = Pick<Scenario, 'id' | 'startMonth' | 'monthCount' | 'chosen'>;

/** The scenarios that leave the cash flow when another takes months of theirs: a month has one forecast. */
export const takenOutBy = <One extends Placed>(chosen: Placed, all: readonly One[]): One[] =>
  all.filter(
    (one) =>
      one.chosen &&
      one.id !== chosen.id &&
      one.startMonth <= lastMonthOf(chosen) &&
      lastMonthOf(one) >= chosen.startMonth,
  );
