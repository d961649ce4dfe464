import { array, boolean, number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import { benefitCode, cest, cfop, ncm } from '@/domain/fiscal/codeRules';
import { maxLength, notLessThan, validDate } from '@/platform/forms/validators';
import { fitsDirection } from './rules/operations';
import type { Cest, Nature, Ncm, Unit } from './dfeWire';

export type UnitValues = Pick<Unit, 'code' | 'description' | 'fractional'>;

export const unitFormSchema = object({
  code: string().required().test(maxLength(6)),
  description: string().required().test(maxLength(60)),
  fractional: boolean().defined(),
});

const validityForm = {
  validFrom: string().nullable().defined().test(validDate()),
  validTo: string().nullable().defined().test(validDate()).test(notLessThan('validFrom')),
};

export type NcmValues = Pick<Ncm, 'code' | 'description' | 'unitId' | 'validFrom' | 'validTo'>;

export const ncmFormSchema = object({
  code: string().required().test(ncm()),
  description: string().required().test(maxLength(500)),
  unitId: number().nullable().defined(),
  ...validityForm,
});

const ncmPrefixes: FormMessage = { key: 'invalid', says: 'adminDfe:cest.prefixes' };
export type CestValues = Pick<Cest, 'code' | 'description' | 'ncmPrefixes'>;

export const cestFormSchema = object({
  code: string().required().test(cest()),
  description: string().required().test(maxLength(500)),
  ncmPrefixes: string()
    .defined()
    .test(maxLength(200))
    .matches(/^(?:\d{2,8}(?:, ?\d{2,8})*)?$/, { message: { ...ncmPrefixes }, excludeEmptyString: true }),
});

const ofState: FormMessage = { key: 'invalid', says: 'adminDfe:benefit.otherState' };
export interface BenefitValues {
  code: string;
  state: string | null;
  description: string;
  csts: string[];
  validFrom: string | null;
  validTo: string | null;
}

export const benefitFormSchema = object({
  state: string().nullable().defined().required(),
  code: string()
    .required()
    .test(benefitCode())
    .test({
      name: 'ofState',
      message: { ...ofState },
      test: (code, { parent }: Within<{ state?: string | null }>) => {
        const { state } = parent;
        return !code || !state || code.startsWith(state);
      },
    }),
  description: string().required().test(maxLength(300)),
  csts: array(string().required()).required().min(1),
  ...validityForm,
});

const otherDirection: FormMessage = { key: 'invalid', says: 'adminDfe:nature.otherDirection' };
const fits = (place: 'inside' | 'outside') => ({
  name: 'fitsDirection',
  message: { ...otherDirection },
  test: (code: string | null | undefined, { parent }: Within<{ direction?: string }>) => {
    const { direction } = parent;
    return !code || !direction || fitsDirection(code, direction, place);
  },
});

export type NatureValues = Omit<
  Nature,
  'id' | 'active' | 'createdAt' | 'updatedAt' | 'createdBy' | 'updatedBy'
>;

export const natureFormSchema = object({
  description: string().required().test(maxLength(60)),
  direction: string().required(),
  cfopInside: string().required().test(cfop()).test(fits('inside')),
  cfopOutside: string().required().test(cfop()).test(fits('outside')),
  finality: string().required(),
  movesStock: boolean().defined(),
  generatesFinancial: boolean().defined(),
});
