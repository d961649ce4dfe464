import { createQuery } from '@/platform/store/createQuery';
import { closedFishLots, fishLot, fishPonds, waterBoard, waterPonds } from './fishBoardsService';

/** Nothing is kept in the browser: water goes on from hour to hour. */
const FRESH = { keep: false } as const;

export const fishPondStates = createQuery('lots', 'fishPonds', (_: void, signal) => fishPonds(signal), FRESH);
export const fishLotState = createQuery('lots', 'fishLotBoard', fishLot, FRESH);
export const waterPondsState = createQuery(
  'lots',
  'waterPonds',
  (_: void, signal) => waterPonds(signal),
  FRESH,
);
export const waterState = createQuery('lots', 'waterBoard', waterBoard, FRESH);
export const fishResultsState = createQuery(
  'lots',
  'closedFishLots',
  (_: void, signal) => closedFishLots(signal),
  FRESH,
);
