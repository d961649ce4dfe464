import { registerCalls } from '@/families/register/registerCalls';
import { fromCents } from '@/platform/format/money';
import { sentOf } from '../kept';
import type { ContributionValues, RegistrationValues, SeriesValues } from './fiscalSchemas';
import { parseRegistration } from './rules/stateRegistration';
import { Registration, Series, Contribution } from './fiscalWire';

export const registrationCalls = registerCalls<Registration, Registration, RegistrationValues>(
  'StateRegistration',
  {
    row: Registration,
    toBody: (values) => ({ ...sentOf(values), registration: parseRegistration(values.registration) }),
  },
);

export const seriesCalls = registerCalls<Series, Series, SeriesValues>('FiscalSeries', {
  row: Series,
  toBody: ({ name, series, stateRegistrationId }) => ({ name, series, stateRegistrationId }),
});

export const contributionCalls = registerCalls<Contribution, Contribution, ContributionValues>(
  'RuralContribution',
  {
    row: Contribution,
    toBody: (values) => ({
      ...sentOf(values),
      year: Number(values.year),
      expectedSales: values.expectedSales === null ? null : fromCents(values.expectedSales),
      observation: values.observation || null,
    }),
  },
);
