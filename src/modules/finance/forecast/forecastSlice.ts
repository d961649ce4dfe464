import { createWidget } from '@/platform/widgets/createWidget';
import { findCashFlow } from '../cashFlow/cashFlowService';
import { scenariosOf } from './forecastService';

export const scenariosAnswer = createWidget('financeForecast', 'scenarios', scenariosOf, { keep: false });
/** Payments of the year, beside which the scenarios stand. */
export const paidAnswer = createWidget('financeForecast', 'paid', findCashFlow, { keep: false });
/** Payments of the year before, from which a scenario may start. */
export const formerAnswer = createWidget('financeForecast', 'former', findCashFlow, { keep: false });
