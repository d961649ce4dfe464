import { registerCalls } from '@/families/register/registerCalls';
import { fromCents } from '@/platform/format/money';
import { sentOf } from '../kept';
import type {
  Contribution,
  ContributionValues,
  Registration,
  RegistrationValues,
  Series,
  SeriesValues,
} from './fiscalSchemas';
import { parseRegistration } from './rules/stateRegistration';

const schemas = () => import('./fiscalSchemas');

export const registrationCalls = registerCalls<Registration, Registration, RegistrationValues>(
  'StateRegistration',
  {
    row: () => schemas().then((all) => all.registrationSchema),
    toBody: (values) => ({ ...sentOf(values), registration: parseRegistration(values.registration) }),
  },
);

export const seriesCalls = registerCalls<Series, Series, SeriesValues>('FiscalSeries', {
  row: () => schemas().then((all) => all.seriesSchema),
  toBody: ({ name, series, stateRegistrationId }) => ({ name, series, stateRegistrationId }),
});

export const contributionCalls = registerCalls<Contribution, Contribution, ContributionValues>(
  'RuralContribution',
  {
    row: () => schemas().then((all) => all.contributionSchema),
    toBody: (values) => ({
      ...sentOf(values),
      year: Number(values.year),
      expectedSales: values.expectedSales === null ? null : fromCents(values.expectedSales),
      observation: values.observation || null,
    }),
  },
);
