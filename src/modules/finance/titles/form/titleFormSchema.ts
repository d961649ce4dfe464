import { array, number, object, type ObjectSchema, string } from 'yup';
import { formatMoney } from '@/platform/format/money';
import type { FormMessage } from '@/platform/forms/formMessage';
import { between, biggerThanZero, maxLength, validDate } from '@/platform/forms/validators';
import { isLocalDate } from '@/platform/format/date';
import { type Interval, INTERVALS, MOST_INSTALLMENTS } from '../rules/splitInstallments';
import { type Movement, MOVEMENTS } from '../rules/titleRow';
import { NOTE_LIMIT, NUMBER_LIMIT, type TitleValues } from './titleValues';

const reference = () => number().nullable().defined().default(null);
const day = () => string().required().test(validDate());

/** Says something of the module's own words. */
const says = (fault: string, values: Readonly<Record<string, string>> = {}) =>
  ({ key: 'invalid', says: `financeTitles:form.faults.${fault}`, values }) satisfies FormMessage;

const installment = object({
  dueDate: day().test('issue', (value, { from, createError }) => {
    const { issueDate } = (from?.[1]?.value ?? {}) as Partial<TitleValues>;
    const early = isLocalDate(value) && isLocalDate(issueDate) && value < issueDate;
    return !early || createError({ message: says('beforeIssue') });
  }),
  value: number().nullable().required().test(biggerThanZero()),
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
    total: number().nullable().required().test(biggerThanZero()),
    farmId: reference(),
    costCenterId: reference(),
    harvestId: reference(),
    ratingId: number().nullable().required(),
    loanId: reference(),
    paymentId: reference(),
    note: string().nullable().defined().default(null).test(maxLength(NOTE_LIMIT)),
    count: number().nullable().required().integer().test(between(1, MOST_INSTALLMENTS)),
    firstDue: day(),
    interval: string<Interval>()
      .oneOf([...INTERVALS])
      .required(),
    intervalDays: number().nullable().defined().default(null),
    installments: array(installment)
      .required()
      .min(1)
      .test('sum', (rows, { parent, createError }) => {
        const { total } = parent as TitleValues;
        const sum = (rows ?? []).reduce((all, { value }) => all + (value ?? 0), 0);
        // While the total itself is missing its own field says so.
        if (!total || sum === total || rows?.some(({ value }) => value == null)) return true;
        return createError({ message: says('sum', { sum: formatMoney(sum), total: formatMoney(total) }) });
      }),
  }) as unknown as ObjectSchema<TitleValues>;
