import { number, object, string } from 'yup';
import { today } from '@/platform/format/date';
import { between, minDate, validDate } from '@/platform/forms/validators';

const MOST_DAYS = 366;
const MOST_TIMES = 24;

/** How work is repeated, as it is typed. */
export const repeatSchema = object({
  first: string()
    .nullable()
    .defined()
    .required()
    .test(validDate())
    .test(minDate(() => today())),
  every: number().nullable().defined().required().integer().test(between(1, MOST_DAYS)),
  times: number().nullable().defined().required().integer().test(between(1, MOST_TIMES)),
});
