import { array, boolean, type InferType, number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import { benefitCode, cest, cfop, ncm } from '@/domain/fiscal/codeRules';
import { maxLength, notLessThan, validDate } from '@/platform/forms/validators';
import { platformRecord } from '../platformRecord';
import { fitsDirection } from './rules/operations';

/** A unit in which an invoice counts goods. */
export const unitSchema = object({
  id: number().required(),
  code: string().required(),
  description: string().required(),
  fractional: boolean().required(),
  ...platformRecord,
});
export type Unit = InferType<typeof unitSchema>;

export type UnitValues = Pick<Unit, 'code' | 'description' | 'fractional'>;

export const unitFormSchema = object({
  code: string().required().test(maxLength(6)),
  description: string().required().test(maxLength(60)),
  fractional: boolean().defined(),
});

/** From when and until when a code may stand on a document; without an end it still may. */
const validity = {
  validFrom: string().nullable().defined(),
  validTo: string().nullable().defined(),
};
const validityForm = {
  validFrom: string().nullable().defined().test(validDate()),
  validTo: string().nullable().defined().test(validDate()).test(notLessThan('validFrom')),
};

/** A kind of goods of the Mercosul nomenclature. */
export const ncmSchema = object({
  id: number().required(),
  code: string().required(),
  description: string().required(),
  unitId: number().nullable().defined(),
  unitCode: string().nullable().defined(),
  ...validity,
  ...platformRecord,
});
export type Ncm = InferType<typeof ncmSchema>;
export type NcmValues = Pick<Ncm, 'code' | 'description' | 'unitId' | 'validFrom' | 'validTo'>;

export const ncmFormSchema = object({
  code: string().required().test(ncm()),
  description: string().required().test(maxLength(500)),
  unitId: number().nullable().defined(),
  ...validityForm,
});

const ncmPrefixes: FormMessage = { key: 'invalid', says: 'adminDfe:cest.prefixes' };

/** Goods under tax substitution. The first two digits of the code are the segment. */
export const cestSchema = object({
  id: number().required(),
  code: string().required(),
  description: string().required(),
  /** NCM codes, or the first digits of them, parted by commas. */
  ncmPrefixes: string().defined(),
  ...platformRecord,
});
export type Cest = InferType<typeof cestSchema>;
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

/** A tax benefit of a state, as invoices name it (cBenef), and the taxations it goes with. */
export const benefitSchema = object({
  id: number().required(),
  code: string().required(),
  state: string().required(),
  description: string().required(),
  csts: array(string().required()).required(),
  ...validity,
  ...platformRecord,
});
export type Benefit = InferType<typeof benefitSchema>;
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
      test: (code, { parent }) => {
        const { state } = parent as { state?: string | null };
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
  test: (code: string | null | undefined, { parent }: { parent: unknown }) => {
    const { direction } = parent as { direction?: string };
    return !code || !direction || fitsDirection(code, direction, place);
  },
});

/** What an invoice does: the words it prints, and its code of operation inside the state and beyond. */
export const natureSchema = object({
  id: number().required(),
  description: string().required(),
  direction: string().required(),
  cfopInside: string().required(),
  cfopOutside: string().required(),
  finality: string().required(),
  movesStock: boolean().required(),
  generatesFinancial: boolean().required(),
  ...platformRecord,
});
export type Nature = InferType<typeof natureSchema>;
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
