import { array, type InferType, number, object, string } from 'yup';
import {
  greaterOrEqualZero,
  maxLength,
  notGreaterThan,
  notLessThan,
  validDate,
} from '@/platform/forms/validators';
import type { Kept } from '../../kept';
import { customerRecord } from '../../schemas/customerRecord';
import type { Insured } from '../assetKinds';
import { optionalId, optionalText } from './assetSchemas';

const amount = number().nullable().defined();

const claimSchema = object({
  date: string().required(),
  description: string().required(),
  indemnity: amount,
});

/** An insurance policy as the grid and the record answer it. Money in reais. */
export const insuranceSchema = object({
  id: number().required(),
  name: string().required(),
  policyNumber: string().required(),
  insurerId: amount,
  insurerName: string().nullable().defined(),
  insured: string<Insured>().required(),
  assetIds: array(number().required()).required(),
  assetNames: array(string().required()).required(),
  startDate: string().required(),
  endDate: string().required(),
  insuredValue: amount,
  deductible: amount,
  premium: amount,
  /** What the government pays of the premium. */
  subsidy: amount,
  claims: array(claimSchema).required(),
  observation: string().nullable().defined(),
  ...customerRecord,
});
export type Insurance = InferType<typeof insuranceSchema>;

interface ClaimValues {
  date: string | null;
  description: string;
  indemnity: number | null;
}

/** A policy in a form: money in cents. */
export interface InsuranceValues {
  name: string;
  policyNumber: string;
  insurerId: number | null;
  insured: Insured | null;
  assetIds: number[];
  startDate: string | null;
  endDate: string | null;
  insuredValue: number | null;
  deductible: number | null;
  premium: number | null;
  subsidy: number | null;
  claims: ClaimValues[];
  observation: string | null;
  kept: Kept<'insurerId'> & { readonly assets?: readonly { id: number; name: string }[] };
}

const money = () => number().nullable().defined().test(greaterOrEqualZero());
const day = () => string().nullable().defined().required().test(validDate());

export const insuranceFormSchema = object({
  name: string().required().test(maxLength(100)),
  policyNumber: string().required().test(maxLength(40)),
  insurerId: optionalId().required(),
  insured: string<Insured>().nullable().defined().required(),
  assetIds: array(number().required()).required(),
  startDate: day(),
  endDate: day().test(notLessThan('startDate')),
  insuredValue: money().required(),
  deductible: money().test(notGreaterThan('insuredValue')),
  premium: money().required(),
  subsidy: money().test(notGreaterThan('premium')),
  claims: array(
    object({
      date: day(),
      description: string().required().test(maxLength(200)),
      indemnity: money(),
    }),
  ).required(),
  observation: optionalText(1000),
});
