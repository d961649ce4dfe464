import { array, type InferType, number, object, string } from 'yup';
import { addDays, today } from '@/platform/format/date';
import { maxDate, maxLength, minDate, validDate } from '@/platform/forms/validators';
import { type ApiArea, MOST_TOKEN_DAYS } from '../agricultureChoices';
import { ownRule } from './registerRules';

/** A key with which another system reads and writes here. Of the key itself only the last four signs are kept. */
export const apiTokenSchema = object({
  id: number().required(),
  name: string().required(),
  service: string().required(),
  readAreas: array(string().required()).required(),
  writeAreas: array(string().required()).required(),
  expiresOn: string().required(),
  lastFour: string().required(),
  lastUsedAt: string().nullable().defined(),
  revokedAt: string().nullable().defined(),
  createdAt: string().required(),
  updatedAt: string().nullable().defined(),
});
export type ApiToken = InferType<typeof apiTokenSchema>;

export interface ApiTokenValues {
  name: string;
  service: string;
  readAreas: ApiArea[];
  writeAreas: ApiArea[];
  expiresOn: string | null;
}

/** One area at least is open for reading or for writing. */
const someArea = ownRule('agricultureRegisters:refusals.noArea', (value, parent) => {
  const writing = parent['writeAreas'];
  return (Array.isArray(value) && value.length > 0) || (Array.isArray(writing) && writing.length > 0);
});

export const apiTokenFormSchema = object({
  name: string().required().test(maxLength(80)),
  service: string().required().test(maxLength(80)),
  readAreas: array(string().required()).required().test(someArea),
  writeAreas: array(string().required()).required(),
  expiresOn: string()
    .nullable()
    .defined()
    .required()
    .test(validDate())
    .test(minDate(() => addDays(today(), 1)))
    .test(maxDate(() => addDays(today(), MOST_TOKEN_DAYS))),
});
