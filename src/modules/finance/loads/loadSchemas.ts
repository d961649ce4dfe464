import { number, object, string } from 'yup';
import { type DiscountOrder, missingLimits, type Standard } from '@/domain/harvest/grainDiscounts';
import { today } from '@/platform/format/date';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import {
  between,
  biggerThanZero,
  greaterOrEqualZero,
  maxDate,
  maxDecimal,
  maxLength,
  plate,
  validDate,
} from '@/platform/forms/validators';
import type { Kept } from '../kept';
import type { LoadDestination } from './loadKinds';

export interface LoadValues {
  date: string | null;
  ticket: string | null;
  harvestId: number | null;
  farmId: number | null;
  costCenterId: number | null;
  productId: number | null;
  grossWeight: number | null;
  tareWeight: number | null;
  standard: Standard | null;
  order: DiscountOrder | null;
  moistureBase: number | null;
  impurityBase: number | null;
  moisture: number | null;
  impurity: number | null;
  otherDiscount: number | null;
  destination: LoadDestination | null;
  partnerId: number | null;
  contractId: number | null;
  arrivedWeight: number | null;
  driver: string | null;
  plate: string | null;
  trailerPlate: string | null;
  carrier: string | null;
  invoiceNumber: string | null;
  mdfeNumber: string | null;
  observation: string | null;
  /** What its contract counts of this load by now. */
  saved: { readonly contractId: number | null; readonly weight: number } | null;
  kept: Kept<'harvestId' | 'farmId' | 'costCenterId' | 'productId' | 'partnerId' | 'contractId'>;
}

/** As heavy as a road train may be, with room to spare. */
const MOST_KG = 200_000;

const chosen = () => number().nullable().defined().required();
const weight = () => number().nullable().defined().test(biggerThanZero()).test(maxDecimal(MOST_KG));
const percent = () => number().nullable().defined().test(between(0, 100));
const optional = (most: number) => string().nullable().defined().test(maxLength(most));

type Test = Within<Partial<LoadValues>>;
const lighter = {
  name: 'tare',
  message: { key: 'invalid', says: 'financeLoads:refusals.tare' } satisfies FormMessage,
  test: (value: unknown, { parent }: Test) => {
    const { grossWeight: gross } = parent;
    return typeof value !== 'number' || typeof gross !== 'number' || value < gross;
  },
};

/** What was measured cannot be discounted without this field. */
const neededOfMeasured = (field: 'standard' | 'moistureBase' | 'impurityBase') => ({
  name: 'limits',
  message: {
    key: 'required',
    says: `financeLoads:refusals.${field === 'standard' ? 'standard' : 'buyerTable'}`,
  } satisfies FormMessage,
  test: (_value: unknown, { parent }: Test) => !missingLimits(parent).includes(field),
});

/** A contract is somebody's: a load on it goes to that partner. */
const partnerOfContract = {
  name: 'partner',
  message: { key: 'required', says: 'financeLoads:refusals.contractPartner' } satisfies FormMessage,
  test: (value: unknown, { parent }: Test) => parent.contractId == null || value != null,
};

export const loadFormSchema = object({
  date: string().nullable().defined().required().test(validDate()).test(maxDate(today)),
  ticket: optional(30),
  harvestId: chosen(),
  farmId: chosen(),
  costCenterId: number().nullable().defined(),
  productId: chosen(),
  grossWeight: weight().required(),
  tareWeight: weight().required().test(lighter),
  standard: string<Standard>().nullable().defined().test(neededOfMeasured('standard')),
  order: string<DiscountOrder>().nullable().defined().required(),
  moistureBase: number().nullable().defined().test(between(0, 99)).test(neededOfMeasured('moistureBase')),
  impurityBase: number().nullable().defined().test(between(0, 99)).test(neededOfMeasured('impurityBase')),
  moisture: percent(),
  impurity: percent(),
  otherDiscount: number().nullable().defined().test(greaterOrEqualZero()).test(maxDecimal(MOST_KG)),
  destination: string<LoadDestination>().nullable().defined().required(),
  partnerId: number().nullable().defined().test(partnerOfContract),
  contractId: number().nullable().defined(),
  arrivedWeight: weight(),
  driver: optional(80),
  plate: string().nullable().defined().test(plate()),
  trailerPlate: string().nullable().defined().test(plate()),
  carrier: optional(80),
  invoiceNumber: optional(44),
  mdfeNumber: optional(44),
  observation: optional(500),
});
