import { createQuery } from '@/platform/store/createQuery';
import { allScenarios, findPaid } from './forecastService';

export const scenariosAnswer = createQuery('financeForecast', 'scenarios', allScenarios, { keep: false });
/** Payments beside which a scenario stands. */
export const paidAnswer = createQuery('financeForecast', 'paid', findPaid, { keep: false });
/** Payments from which a scenario may start. */
export const formerAnswer = createQuery('financeForecast', 'former', findPaid, { keep: false });
