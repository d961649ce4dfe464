import { createQuery } from '@/platform/store/createQuery';
import { poultryAviaries, poultryLot } from '../lotsService';

/** Nothing is kept in the browser: a lot goes on from hour to hour. */
const FRESH = { keep: false } as const;

export const weightAviaries = createQuery(
  'lots',
  'weightAviaries',
  (_: void, signal) => poultryAviaries(signal),
  FRESH,
);
export const weightLot = createQuery(
  'lots',
  'weightLot',
  (id: number, signal) => poultryLot(id, signal),
  FRESH,
);
