import type { TestConfig } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';

type Says = `agricultureRegisters:refusals.${string}` | `soilReferences:faults.${string}`;

/** A rule in the registers' own words. Nothing at all is right for it. */
export function ownRule(
  says: Says,
  holds: (value: unknown, parent: Record<string, unknown>) => boolean,
  values?: FormMessage['values'],
): TestConfig {
  return {
    name: says,
    test: (value, context: Within<Record<string, unknown>>) => {
      if (value === null || value === undefined || value === '') return true;
      if (holds(value, context.parent)) return true;
      return context.createError({ message: { key: 'invalid', says, ...(values ? { values } : {}) } });
    },
  };
}

export const isNumber = (value: unknown): value is number => typeof value === 'number';
