import { createQuery } from '@/platform/store/createQuery';
import { invalidate } from '@/platform/store/tags';
import { allScenarios, findPaid } from './forecastService';

const SCENARIOS = 'financeForecast/scenarios';

export const scenariosAnswer = createQuery('financeForecast', 'scenarios', allScenarios, {
  keep: false,
  tags: [SCENARIOS],
});
export const scenariosWritten = () => invalidate([SCENARIOS]);

/** Payments beside which a scenario stands. */
export const paidAnswer = createQuery('financeForecast', 'paid', findPaid, { keep: false });
/** Payments from which a scenario may start. */
export const formerAnswer = createQuery('financeForecast', 'former', findPaid, { keep: false });
