import { createQuery } from '@/platform/store/createQuery';
import { findCashFlow } from '../cashFlow/cashFlowService';
import { scenariosOf } from './forecastService';

export const scenariosAnswer = createQuery('financeForecast', 'scenarios', scenariosOf, { keep: false });
/** Payments of the year, beside which the scenarios stand. */
export const paidAnswer = createQuery('financeForecast', 'paid', findCashFlow, { keep: false });
/** Payments of the year before, from which a scenario may start. */
export const formerAnswer = createQuery('financeForecast', 'former', findCashFlow, { keep: false });
