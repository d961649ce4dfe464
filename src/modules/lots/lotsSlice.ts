import { createQuery } from '@/platform/store/createQuery';
import { poultryAviaries, poultryLot } from './lotsService';

/** Nothing is kept in the browser: a lot goes on from hour to hour. */
const FRESH = { keep: false } as const;

/** The aviaries of the current customer with the state of their lots. */
export const aviaryStates = createQuery(
  'lots',
  'aviaryStates',
  (_: void, signal) => poultryAviaries(signal),
  FRESH,
);

/** A lot with its course, by its id. */
export const lotCourse = createQuery('lots', 'lotCourse', poultryLot, FRESH);
