import type { Register } from '@/families/register/defineRegister';
import type { OccurrenceValues } from './occurrenceValues';
import type { Occurrence } from './occurrenceWire';

/** The page of one kind of occurrence: its register and the frame, fetched together. */
export const pageOfOccurrence =
  (load: () => Promise<Register<Occurrence, Occurrence, OccurrenceValues>>) => async () => {
    const [register, { OccurrencePage }] = await Promise.all([load(), import('./OccurrencePage')]);
    return { Component: () => <OccurrencePage register={register} /> };
  };
