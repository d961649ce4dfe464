import { number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import { between, biggerThanZero, cpfOrCnpj, maxLength } from '@/platform/forms/validators';
import type { Kept } from '../kept';
import { type ContributionBase, FIRST_YEAR, type ProducerKind } from './rules/contributions';
import { isState, registrationFault, type StateInitials } from './rules/stateRegistration';

export interface RegistrationValues {
  name: string;
  farmerId: number | null;
  document: string;
  farmId: number | null;
  stateInitials: StateInitials | null;
  registration: string;
  kept: Kept<'farmerId' | 'farmId'>;
}

const refusal = (says: string): FormMessage => ({ key: 'invalid', says: `financeFiscal:refusals.${says}` });

/** Its length or its check digits are none of the chosen state. */
const registrationOf = (fault: 'length' | 'digit') => ({
  name: `registration-${fault}`,
  message: { ...refusal(fault) },
  test: (value: unknown, { parent }: Within<Partial<RegistrationValues>>) => {
    const { stateInitials } = parent;
    if (typeof value !== 'string' || value === '' || !isState(stateInitials)) return true;
    return registrationFault(stateInitials, value) !== fault;
  },
});

export const registrationFormSchema = object({
  name: string().required().test(maxLength(100)),
  farmerId: number().nullable().defined().required(),
  document: string().required().test(cpfOrCnpj()),
  farmId: number().nullable().defined().required(),
  stateInitials: string<StateInitials>().nullable().defined().required(),
  registration: string()
    .required()
    .test(maxLength(20))
    .test(registrationOf('length'))
    .test(registrationOf('digit')),
});

export interface SeriesValues {
  name: string;
  series: number | null;
  stateRegistrationId: number | null;
  /** The last number given out; shown, never sent. */
  lastNumber: number | null;
  kept: Kept<'stateRegistrationId'>;
}

/** Series for a CPF (MOC 7.0, 2.2.8). */
const FIRST_SERIES = 920;
const LAST_SERIES = 969;

export const seriesFormSchema = object({
  name: string().required().test(maxLength(100)),
  series: number().nullable().defined().required().test(between(FIRST_SERIES, LAST_SERIES)),
  stateRegistrationId: number().nullable().defined().required(),
});

export interface ContributionValues {
  /** As it is typed: four digits. */
  year: string;
  farmerId: number | null;
  producerKind: ProducerKind | null;
  base: ContributionBase | null;
  /** In cents. */
  expectedSales: number | null;
  observation: string | null;
  kept: Kept<'farmerId'>;
}

/** Family farmers contribute on what they sell; they have no choice. */
const choosable = {
  name: 'choosable',
  message: { ...refusal('specialPayroll') },
  test: (value: unknown, { parent }: Within<Partial<ContributionValues>>) =>
    value !== 'PAYROLL' || parent.producerKind !== 'SPECIAL',
};

const LAST_YEAR = 2100;

const aYear = {
  name: 'aYear',
  message: { key: 'between', values: { min: FIRST_YEAR, max: LAST_YEAR } } satisfies FormMessage,
  test: (value: unknown) =>
    typeof value !== 'string' ||
    value === '' ||
    (/^\d{4}$/.test(value) && Number(value) >= FIRST_YEAR && Number(value) <= LAST_YEAR),
};

export const contributionFormSchema = object({
  year: string().required().test(aYear),
  farmerId: number().nullable().defined().required(),
  producerKind: string<ProducerKind>().nullable().defined().required(),
  base: string<ContributionBase>().nullable().defined().required().test(choosable),
  expectedSales: number().nullable().defined().test(biggerThanZero()),
  observation: string().nullable().defined().test(maxLength(200)),
});
