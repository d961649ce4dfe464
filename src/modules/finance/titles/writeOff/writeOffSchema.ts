import { array, boolean, number, object, string } from 'yup';
import { formatMoney } from '@/platform/format/money';
import { today } from '@/platform/format/date';
import { biggerThanZero, greaterOrEqualZero, maxDate, validDate } from '@/platform/forms/validators';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import type { FormInput } from '@/platform/forms/useAppForm';
import type { WriteOffLine } from '../rules/writeOffLines';

/** What stands in the form in which titles are written off. */
export interface WriteOffValues {
  writeOffDate: string;
  paymentDate: string;
  paymentId: number;
  currentAccountId: number | null;
  creditCardId: number | null;
  lines: WriteOffLine[];
  /** Amounts that somebody typed, as '0.interest': these no proposal replaces. */
  own: string[];
}
/** The same while it is typed. */
export type WriteOffInput = FormInput<WriteOffValues>;

const day = () =>
  string()
    .required()
    .test(validDate())
    .test(maxDate(() => today()));
const amount = () => number().nullable().defined().default(0).test(greaterOrEqualZero());
const id = () => number().nullable().defined().default(null);

/** Says something of the module's own words. */
const says = (fault: string, values: Readonly<Record<string, string>> = {}) =>
  ({ key: 'invalid', says: `financeTitles:writeOff.faults.${fault}`, values }) satisfies FormMessage;

const line = object({
  id: number().required(),
  open: number().required(),
  value: number()
    .nullable()
    .defined()
    .required()
    .test(biggerThanZero())
    .test('open', (value, { parent, createError }: Within<WriteOffLine>) => {
      const { open } = parent;
      return (
        value == null ||
        value <= open ||
        createError({ message: says('tooMuch', { value: formatMoney(open) }) })
      );
    }),
  discount: amount().test('discount', (value, { parent, createError }: Within<WriteOffLine>) => {
    const { value: of } = parent;
    return value == null || of == null || value <= of || createError({ message: says('discount') });
  }),
  interest: amount(),
  penalty: amount(),
  rate: number()
    .nullable()
    .defined()
    .default(null)
    .test('rate', (rate, { parent, createError }: Within<WriteOffLine & { foreign?: boolean }>) => {
      if (!parent.foreign) return true;
      if (rate == null) return createError({ message: { key: 'required' } satisfies FormMessage });
      return rate > 0 || createError({ message: { key: 'biggerThanZero' } satisfies FormMessage });
    }),
  exchange: number().nullable().defined().default(0),
  foreign: boolean().default(false),
});

/** `byCard`: the form of payment charges a card, which is then required in the account's place. */
export const writeOffSchema = (byCard: boolean) =>
  object({
    writeOffDate: day(),
    paymentDate: day(),
    paymentId: number().required(),
    currentAccountId: byCard ? id() : id().required(),
    creditCardId: byCard ? id().required() : id(),
    lines: array(line).required(),
    own: array(string().required()).required(),
  });
