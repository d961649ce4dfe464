import { number, object, string } from 'yup';
import { today } from '@/platform/format/date';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import {
  biggerThanZero,
  maxDate,
  maxLength,
  minDate,
  mostMoney,
  validDate,
} from '@/platform/forms/validators';

export const INVOICE_LIMIT = 30;
export const GOOD_LIMIT = 80;

export interface UseForm {
  date: string;
  tradeAccountId: number;
  /** What of the chosen title is open: nobody types it. */
  open: number | null;
  value: number;
}
export interface ReturnForm {
  date: string;
  currentAccountId: number;
  value: number;
}
export interface FixForm {
  date: string;
  quantity: number;
  unitPrice: number;
}
export interface ReceiveForm {
  date: string;
  quantity: number;
  documentNumber: string;
  dueDate: string;
}
export interface BidForm {
  date: string;
  value: number;
}
export interface AwardForm {
  date: string;
  way: 'DRAW' | 'BID';
  dueDate: string | null;
  patrimonyName: string | null;
}

/** Says something of the module's own words. */
const says = (fault: string) =>
  ({ key: 'invalid', says: `financeQueries:acts.faults.${fault}` }) satisfies FormMessage;

/** A day that is neither to come nor before the record's own. */
const pastDay = (since: string) => {
  const day = string()
    .required()
    .test(validDate())
    .test(maxDate(() => today()));
  return since === '' ? day : day.test(minDate(since));
};
const money = () => number().nullable().required().test(biggerThanZero()).test(mostMoney());

/** No more than is left; what is not known limits nothing: the server does. */
const atMost = (limit: number | null, fault: string) => ({
  name: 'atMost',
  message: says(fault),
  test: (value: unknown) => typeof value !== 'number' || limit === null || value <= limit,
});
/** A due day is not before the day of what it is for. */
const dueAfter = {
  name: 'dueAfter',
  message: says('due'),
  test: (value: unknown, { parent }: Within<{ date: string | null }>) =>
    typeof value !== 'string' || value === '' || !parent.date || value >= parent.date,
};

export const payingSchemaOf = (since: string, left: number | null) =>
  object({
    date: pastDay(since),
    tradeAccountId: number().nullable().required(),
    open: number().nullable().defined(),
    value: money()
      .test(atMost(left, 'balance'))
      .test({
        name: 'open',
        message: says('open'),
        test: (value: unknown, { parent }: Within<{ open: number | null }>) =>
          typeof value !== 'number' || parent.open == null || value <= parent.open,
      }),
  });

export const returnSchemaOf = (since: string, left: number | null) =>
  object({
    date: pastDay(since),
    currentAccountId: number().nullable().required(),
    value: money().test(atMost(left, 'balance')),
  });

export const fixSchemaOf = (since: string, left: number | null) =>
  object({
    date: pastDay(since),
    quantity: number().nullable().required().test(biggerThanZero()).test(atMost(left, 'unfixed')),
    unitPrice: number().nullable().required().test(biggerThanZero()),
  });

export const receiveSchemaOf = (since: string, left: number | null) =>
  object({
    date: pastDay(since),
    quantity: number().nullable().required().test(biggerThanZero()).test(atMost(left, 'ordered')),
    documentNumber: string().trim().required().test(maxLength(INVOICE_LIMIT)),
    dueDate: string().nullable().required().test(validDate()).test(dueAfter),
  });

export const bidSchemaOf = (since: string, credit: number | null) =>
  object({ date: pastDay(since), value: money().test(atMost(credit, 'credit')) });

export const awardSchemaOf = (since: string) =>
  object({
    date: pastDay(since),
    way: string<'DRAW' | 'BID'>().nullable().required(),
    dueDate: string()
      .nullable()
      .defined()
      .test(validDate())
      .test(dueAfter)
      .test({
        name: 'due',
        message: { key: 'required' } satisfies FormMessage,
        test: (value: unknown, { parent }: Within<{ way: string | null }>) =>
          parent.way !== 'BID' || Boolean(value),
      }),
    patrimonyName: string().nullable().defined().trim().test(maxLength(GOOD_LIMIT)),
  });
