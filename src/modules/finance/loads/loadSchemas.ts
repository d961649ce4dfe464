import { type AnyObject, type InferType, number, object, string, type TestContext } from 'yup';
import { today } from '@/platform/format/date';
import type { FormMessage } from '@/platform/forms/formMessage';
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
import type { DiscountOrder, LoadDestination, Standard } from './loadKinds';

const text = string().nullable().defined();
const amount = number().nullable().defined();

/** A load as the grid and the record answer it. Weights in kg, measurements in per cent. */
export const loadSchema = object({
  id: number().required(),
  /** Given by the server. */
  number: number().required(),
  date: string().required(),
  ticket: text,
  harvestId: number().required(),
  harvestName: string().required(),
  farmId: number().required(),
  farmName: string().required(),
  costCenterId: amount,
  costCenterName: text,
  productId: number().required(),
  productName: string().required(),
  grossWeight: number().required(),
  tareWeight: number().required(),
  standard: string<Standard>().nullable().defined(),
  order: string<DiscountOrder>().required(),
  moistureBase: amount,
  impurityBase: amount,
  moisture: amount,
  impurity: amount,
  otherDiscount: amount,
  destination: string<LoadDestination>().required(),
  partnerId: amount,
  partnerName: text,
  contractId: amount,
  contractNumber: text,
  arrivedWeight: amount,
  driver: text,
  plate: text,
  trailerPlate: text,
  carrier: text,
  invoiceNumber: text,
  mdfeNumber: text,
  observation: text,
  createdAt: string().required(),
  updatedAt: text,
});
export type Load = InferType<typeof loadSchema>;

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

type Test = TestContext<AnyObject>;
const lighter = {
  name: 'tare',
  message: { key: 'invalid', says: 'financeLoads:refusals.tare' } satisfies FormMessage,
  test: (value: unknown, { parent }: Test) => {
    const gross: unknown = (parent as Partial<LoadValues>).grossWeight;
    return typeof value !== 'number' || typeof gross !== 'number' || value < gross;
  },
};
const neededOfBuyer = {
  name: 'buyerTable',
  message: { key: 'required', says: 'financeLoads:refusals.buyerTable' } satisfies FormMessage,
  test: (value: unknown, { parent }: Test) =>
    value !== null || (parent as Partial<LoadValues>).standard !== 'BUYER',
};
const standardOfMeasured = {
  name: 'standard',
  message: { key: 'required', says: 'financeLoads:refusals.standard' } satisfies FormMessage,
  test: (value: unknown, { parent }: Test) => {
    const { moisture, impurity } = parent as Partial<LoadValues>;
    return value != null || (moisture == null && impurity == null);
  },
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
  standard: string<Standard>().nullable().defined().test(standardOfMeasured),
  order: string<DiscountOrder>().nullable().defined().required(),
  moistureBase: number().nullable().defined().test(between(0, 99)).test(neededOfBuyer),
  impurityBase: number().nullable().defined().test(between(0, 99)).test(neededOfBuyer),
  moisture: percent(),
  impurity: percent(),
  otherDiscount: number().nullable().defined().test(greaterOrEqualZero()).test(maxDecimal(MOST_KG)),
  destination: string<LoadDestination>().nullable().defined().required(),
  partnerId: number().nullable().defined(),
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
