import { mixed, number, object, string } from 'yup';
import { biggerThanZero, maxLength, mostMoney } from '@/platform/forms/validators';
import type { FormMessage } from '@/platform/forms/formMessage';
import { type Start, STARTS } from './starts';
import type { FlowSide } from '../../cashFlow/cashFlowTypes';

const MOST_NAME = 60;
/** Less than all of it, more than ten times it: a slip. */
const GROWTH = { least: -100, most: 900 } as const;

export interface ScenarioForm {
  name: string;
  start: Start;
  income: number;
  expense: number;
}

export interface LineForm {
  name: string;
  side: FlowSide;
  ratingId: number | null;
  cents: number;
  from: number;
  until: number;
  every: number;
}

export const scenarioSchema = object({
  name: string().required().test(maxLength(MOST_NAME)),
  start: mixed<Start>().oneOf(STARTS).nullable().required(),
  income: number().nullable().required().min(GROWTH.least).max(GROWTH.most),
  expense: number().nullable().required().min(GROWTH.least).max(GROWTH.most),
});

const month = () => number().nullable().required().integer().min(1).max(12);

export const lineSchema = object({
  name: string().required().test(maxLength(MOST_NAME)),
  side: mixed<FlowSide>().oneOf(['INCOME', 'EXPENSE']).nullable().required(),
  ratingId: number().nullable().defined(),
  cents: number().nullable().required().test(biggerThanZero()).test(mostMoney()),
  from: month(),
  until: month().test('after', (until, { parent, createError }) => {
    const { from } = parent as { from: number | null };
    return from !== null && until < from
      ? createError({ message: { key: 'invalid', says: 'financeForecast:line.order' } satisfies FormMessage })
      : true;
  }),
  every: number().nullable().required().integer().min(1).max(12),
});
