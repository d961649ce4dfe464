import { number, object, string } from 'yup';
import { today } from '@/platform/format/date';
import { biggerThanZero, maxDate, maxLength, mostMoney, validDate } from '@/platform/forms/validators';
import { ENTRY_LIMITS } from './entryLimits';

export interface EntryValues {
  day: string;
  side: 'in' | 'out';
  cents: number;
  history: string;
  documentNumber: string | null;
}

export const entrySchema = object({
  day: string()
    .required()
    .test(validDate())
    .test(maxDate(() => today())),
  side: string<EntryValues['side']>().oneOf(['in', 'out']).required(),
  cents: number().nullable().required().test(biggerThanZero()).test(mostMoney()),
  history: string().nullable().trim().required().test(maxLength(ENTRY_LIMITS.history)),
  documentNumber: string().nullable().defined().test(maxLength(ENTRY_LIMITS.number)),
});

export const closeSchema = object({
  day: string()
    .required()
    .test(validDate())
    .test(maxDate(() => today())),
});
