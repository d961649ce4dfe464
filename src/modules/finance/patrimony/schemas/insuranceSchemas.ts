import { array, number, object, string } from 'yup';
import {
  greaterOrEqualZero,
  maxLength,
  notGreaterThan,
  notLessThan,
  validDate,
} from '@/platform/forms/validators';
import type { Kept } from '../../kept';
import type { Insured } from '../assetKinds';
import { optionalId, optionalText } from './assetSchemas';

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
