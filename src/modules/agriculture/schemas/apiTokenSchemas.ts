import { array, object, string } from 'yup';
import { addDays, today } from '@/platform/format/date';
import { maxDate, maxLength, minDate, validDate } from '@/platform/forms/validators';
import { type ApiArea, MOST_TOKEN_DAYS } from '../agricultureChoices';
import { ownRule } from './registerRules';

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
