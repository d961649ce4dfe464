import { dataOf } from '../../data';
import farmsData from './data/farms.json' with { type: 'json' };

/** What stands on a farm of the seed. */
export interface FieldSeed {
  name: string;
  /** Key of the activity. */
  activity: string;
  purpose: string;
  plots: number;
  /** Hectares of all plots together, about; for a building its floor area. */
  hectares: number;
  aviary?: true;
  inactive?: true;
}

export interface FarmSeed {
  name: string;
  fields: readonly FieldSeed[];
  storage?: true;
}

/**
 * Farms with what stands on them: the first customer's, in the west of Parana, of everything something; those of the
 * others, two each in turn.
 */
export const { first: firstFarms, others: otherFarms } = dataOf<{
  readonly first: readonly FarmSeed[];
  readonly others: readonly FarmSeed[];
}>(farmsData);
