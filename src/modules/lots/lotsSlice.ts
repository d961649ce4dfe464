import { createResource } from '@/platform/store/createResource';
import type { AviaryState, LotCourse } from './lotTypes';
import { poultryAviaries, poultryLot } from './lotsService';

/** The aviaries of the current customer with the state of their lots. */
export const aviaryStates = createResource<AviaryState, never, never>('lots', 'aviaryStates', {
  list: (_query, signal) => poultryAviaries(signal),
});

/** The lot that is open, with its course. */
export const lotCourses = createResource<{ id: number }, LotCourse, never>('lots', 'lotCourses', {
  list: () => Promise.resolve([]),
  get: poultryLot,
});
