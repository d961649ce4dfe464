import { mixed, type Schema, ValidationError } from 'yup';
import type { OccurrenceContext, OccurrenceDescriptor, OccurrenceValues } from './occurrenceTypes';
import { faultsOf } from './rules/faults';
import { shownValues } from './rules/shownValues';

/** The rules of a type as the form asks them; what they look at is read at every check. */
export function occurrenceSchema(
  descriptor: OccurrenceDescriptor,
  contextOf: (values: OccurrenceValues) => OccurrenceContext,
  namespace: string,
): Schema<OccurrenceValues> {
  return mixed<OccurrenceValues>()
    .required()
    .test('occurrence', (values, context) => {
      const faults = faultsOf(descriptor, values, contextOf(values), namespace);
      if (faults.length === 0) return true;
      return new ValidationError(
        faults.map(({ path, message }) =>
          context.createError({ path, message: { ...message, values: shownValues(message.values) } }),
        ),
      );
    });
}
