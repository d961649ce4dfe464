import { mixed, number, object, string } from 'yup';
import { isLocalDate, type LocalDate } from '@/platform/format/date';
import { firstDayOf, lastDayOf, type Month } from '@/platform/format/month';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import {
  between,
  biggerThanZero,
  maxLength,
  mostMoney,
  validDate,
  validMonth,
} from '@/platform/forms/validators';
import type { FlowSide } from '../../cashFlow/cashFlowTypes';
import { type Plan, type Recurrence, RECURRENCES, type Schedule } from '../forecastTypes';
import { lastMonthOf, MOST_MONTHS } from '../rules/forecast';
import { datesOf } from '../rules/schedule';
import { type Start, STARTS } from './starts';

const MOST_NAME = 60;
/** Less than all of it, more than ten times it: a slip. */
const GROWTH = { least: -100, most: 900 } as const;

export interface LineForm {
  name: string;
  side: FlowSide;
  ratingId: number | null;
  cents: number;
  first: LocalDate;
  recurrence: Recurrence;
  until: LocalDate | null;
}

interface MonthsForm {
  name: string;
  startMonth: Month;
  monthCount: number;
  opening: number | null;
}

export type HeadForm = MonthsForm;

export interface ScenarioForm extends MonthsForm {
  begin: Start;
  income: number;
  expense: number;
  line: LineForm;
}

const says = (key: string) => ({ key: 'invalid', says: `financeForecast:${key}` }) satisfies FormMessage;

const head = {
  name: string().required().test(maxLength(MOST_NAME)),
  startMonth: string().nullable().required().test(validMonth()),
  monthCount: number().nullable().required().integer().test(between(1, MOST_MONTHS)),
  opening: number().nullable().defined().test(mostMoney()),
};

export const headSchema = object(head);

const own = {
  name: string().required().test(maxLength(MOST_NAME)),
  side: mixed<FlowSide>().oneOf(['INCOME', 'EXPENSE']).nullable().required(),
  ratingId: number().nullable().defined(),
};

/** A line without a schedule: its months are typed in the sheet. */
export const typedLineSchema = object({
  ...own,
  cents: number().nullable(),
  first: string().nullable(),
  recurrence: mixed<Recurrence>().nullable(),
  until: string().nullable(),
});

/** Whether a schedule gives the scenario anything: a line of other months would stand there as nothing. */
const meets = (schedule: Omit<Schedule, 'cents'>, months: Pick<Plan, 'startMonth' | 'monthCount'>) =>
  datesOf(schedule, firstDayOf(months.startMonth), lastDayOf(lastMonthOf(months))).length > 0;

/** @param months of the scenario; null while they are not stated */
export const lineSchema = (months: Pick<Plan, 'startMonth' | 'monthCount'> | null) =>
  object({
    ...own,
    cents: number().nullable().required().test(biggerThanZero()).test(mostMoney()),
    first: string()
      .nullable()
      .required()
      .test(validDate())
      .test(
        'meets',
        (
          first,
          { parent, createError }: Within<{ recurrence: Recurrence | null; until: LocalDate | null }>,
        ) => {
          const { recurrence, until } = parent;
          const unread = !isLocalDate(first) || (until != null && !isLocalDate(until));
          if (months === null || recurrence === null || unread || (until != null && until < first))
            return true;
          return (
            meets({ first, recurrence, until }, months) || createError({ message: says('line.outside') })
          );
        },
      ),
    recurrence: mixed<Recurrence>().oneOf(RECURRENCES).nullable().required(),
    until: string()
      .nullable()
      .defined()
      .test(validDate())
      .test('after', (until, { parent, createError }: Within<{ first: LocalDate | null }>) => {
        const { first } = parent;
        return (
          until == null || first === null || until >= first || createError({ message: says('line.order') })
        );
      }),
  });

const growth = () => number().nullable().required().test(between(GROWTH.least, GROWTH.most));

export const scenarioSchema = (values: {
  readonly begin: Start | null;
  readonly startMonth: Month | null;
  readonly monthCount: number | null;
}) => {
  const { startMonth, monthCount } = values;
  const known = headSchema.pick(['startMonth', 'monthCount']).isValidSync({ startMonth, monthCount });
  const months = known && startMonth !== null && monthCount !== null ? { startMonth, monthCount } : null;
  return object({
    ...head,
    begin: mixed<Start>().oneOf(STARTS).nullable().required(),
    income: growth(),
    expense: growth(),
    line: values.begin === 'LINE' ? lineSchema(months) : mixed<LineForm>(),
  });
};
