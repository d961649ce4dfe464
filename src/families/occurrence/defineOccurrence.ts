import type { OccurrenceDescriptor } from './occurrenceTypes';

/** A type of occurrence, checked by the compiler and kept as it is. */
export function defineOccurrence(descriptor: OccurrenceDescriptor): OccurrenceDescriptor {
  return descriptor;
}
