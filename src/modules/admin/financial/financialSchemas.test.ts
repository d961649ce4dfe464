import { expect, it } from 'vitest';
import type { ObjectSchema } from 'yup';
import { cardBrandFormSchema, integratorFormSchema } from './financialSchemas';

/** Whether values pass the rules of these fields alone, as when several records are changed together. */
const passes = (schema: ObjectSchema<object>, fields: readonly string[], values: object) =>
  (schema as ObjectSchema<Record<string, unknown>>).pick([...fields]).isValid(values);

it('an integrator integrates something; a field without a change keeps the value of each record', async () => {
  const none = { poultry: false, fish: false };
  expect(await passes(integratorFormSchema, ['poultry', 'fish'], none)).toBe(false);
  expect(await passes(integratorFormSchema, ['poultry', 'fish'], { ...none, fish: true })).toBe(true);
  // The form of several holds the other field too, at its first value.
  expect(await passes(integratorFormSchema, ['poultry'], none)).toBe(true);
  expect(await passes(integratorFormSchema, ['fish'], none)).toBe(true);
});

it('a card brand is for credit or debit; a field without a change keeps the value of each record', async () => {
  const none = { credit: false, debit: false };
  expect(await passes(cardBrandFormSchema, ['credit', 'debit'], none)).toBe(false);
  expect(await passes(cardBrandFormSchema, ['credit'], none)).toBe(true);
});
