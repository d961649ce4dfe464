import type { FishLotState } from './fishBoardTypes';
import type { GrowthRow } from './rules/growthRows';
import type { PondView } from './rules/problems';

/** A lot with what its cards show of it. */
export interface FishPicture {
  readonly view: PondView;
  readonly lot: FishLotState;
  readonly today: string;
  readonly rows: readonly GrowthRow[];
}
