import { array, boolean, number, object, type ObjectSchema, string } from 'yup';
import { producersSchema } from '@/domain/producers/producersSchema';
import { formatMoney } from '@/platform/format/money';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import { between, biggerThanZero, maxLength, mostMoney, validDate } from '@/platform/forms/validators';
import { isLocalDate } from '@/platform/format/date';
import { canSplit, type Interval, INTERVALS, MOST_INSTALLMENTS } from '../rules/splitInstallments';
import { type Movement, MOVEMENTS } from '../rules/titleRow';
import { MOST_DISCOUNT_DAYS, MOST_TIMES, NOTE_LIMIT, NUMBER_LIMIT, type TitleValues } from './titleValues';

const percent = () => number().nullable().defined().default(null).test(between(0, 100));
const reference = () => number().nullable().defined().default(null);
const day = () => string().required().test(validDate());

/** Says something of the module's own words. */
const says = (fault: string, values: Readonly<Record<string, string>> = {}) =>
  ({ key: 'invalid', says: `financeTitles:form.faults.${fault}`, values }) satisfies FormMessage;

/** That a sum cannot be split into so many parts, each of a cent at least. */
const cannotSplit = (total: number, count: number) =>
  says('split', { total: formatMoney(total), count: String(count) });

/** A line of the title knows the title around it. */
type OfTitle = Within<unknown, Partial<TitleValues>>;

const installment = object({
  dueDate: day().test('issue', (value, { from, createError }: OfTitle) => {
    const { issueDate } = from?.[1]?.value ?? {};
    const early = isLocalDate(value) && isLocalDate(issueDate) && value < issueDate;
    return !early || createError({ message: says('beforeIssue') });
  }),
  value: number()
    .nullable()
    .defined()
    .test('required', (value, { from, createError }: OfTitle) => {
      // A sum with fewer cents than parts: the number of parts says so, once.
      const { total, count } = from?.[1]?.value ?? {};
      if (value !== null || !canSplit(total, count)) return true;
      return createError({ message: { key: 'required' } satisfies FormMessage });
    })
    .test(biggerThanZero()),
});

/** A title as it is entered. `foreign`: its currency is not the real, and a rate is needed. */
export const titleFormSchema = (foreign: boolean) =>
  object({
    movement: string<Movement>()
      .oneOf([...MOVEMENTS])
      .required(),
    partnerId: number().nullable().required(),
    companyId: reference(),
    documentTypeId: number().nullable().required(),
    documentNumber: string().nullable().required().test(maxLength(NUMBER_LIMIT)),
    issueDate: day(),
    currencyId: number().nullable().required(),
    currencyValue: foreign ? number().nullable().required().test(biggerThanZero()) : reference(),
    quotation: foreign ? number().nullable().required().test(biggerThanZero()) : reference(),
    total: number().nullable().required().test(biggerThanZero()).test(mostMoney()),
    farmId: reference(),
    producers: producersSchema(),
    producersKnown: boolean().required(),
    costCenterId: reference(),
    harvestId: reference(),
    ratingId: number().nullable().required(),
    loanId: reference(),
    paymentId: reference(),
    note: string().nullable().defined().default(null).test(maxLength(NOTE_LIMIT)),
    count: number()
      .nullable()
      .required()
      .integer()
      .test(between(1, MOST_INSTALLMENTS))
      .test('split', (count, { parent, createError }: Within<TitleValues>) => {
        const { total } = parent;
        return canSplit(total, count) || createError({ message: cannotSplit(total, count ?? 1) });
      }),
    penaltyRate: percent(),
    interestRate: percent(),
    discountRate: percent(),
    discountDays: reference().when('discountRate', ([rate], days) =>
      rate === null ? days : days.required().integer().test(between(0, MOST_DISCOUNT_DAYS)),
    ),
    recurrence: number<TitleValues['recurrence']>().required(),
    times: reference().when(['recurrence', 'count'], ([months, count], times) =>
      Number(months) > 0 && count === 1 ? times.required().integer().test(between(2, MOST_TIMES)) : times,
    ),
    firstDue: day(),
    interval: string<Interval>()
      .oneOf([...INTERVALS])
      .required(),
    intervalDays: number().nullable().defined().default(null),
    installments: array(installment)
      .required()
      .min(1)
      .test('sum', (rows, { parent, createError }: Within<TitleValues>) => {
        const { total } = parent;
        const sum = (rows ?? []).reduce((all, { value }) => all + (value ?? 0), 0);
        // While the total itself is missing its own field says so.
        if (!total || sum === total || rows?.some(({ value }) => value == null)) return true;
        return createError({ message: says('sum', { sum: formatMoney(sum), total: formatMoney(total) }) });
      }),
  }) as unknown as ObjectSchema<TitleValues>;
