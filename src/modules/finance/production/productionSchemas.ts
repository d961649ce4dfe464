import { number, object, string } from 'yup';
import { today } from '@/platform/format/date';
import { biggerThanZero, maxDate, maxLength, validDate } from '@/platform/forms/validators';
import type { Kept } from '../kept';
import type { Destination } from './destinations';

export interface ProductionValues {
  date: string | null;
  harvestId: number | null;
  farmId: number | null;
  costCenterId: number | null;
  productId: number | null;
  quantity: number | null;
  area: number | null;
  destination: Destination | null;
  document: string | null;
  observation: string | null;
  kept: Kept<'harvestId' | 'farmId' | 'costCenterId' | 'productId'>;
}

const chosen = () => number().nullable().defined().required();
const measured = () => number().nullable().defined().required().test(biggerThanZero());
const optional = (most: number) => string().nullable().defined().test(maxLength(most));

export const productionFormSchema = object({
  date: string().nullable().defined().required().test(validDate()).test(maxDate(today)),
  harvestId: chosen(),
  farmId: chosen(),
  costCenterId: chosen(),
  productId: chosen(),
  quantity: measured(),
  area: measured(),
  destination: string<Destination>().nullable().defined().required(),
  document: optional(60),
  observation: optional(500),
});
