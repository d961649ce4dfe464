import { boolean, type InferType, number, object, string } from 'yup';
import { today } from '@/platform/format/date';
import { biggerThanZero, maxDate, maxLength, validDate } from '@/platform/forms/validators';
import type { Kept } from '../kept';
import type { Destination } from './destinations';

/** What was harvested on a day, as the grid and the record answer it. */
export const productionSchema = object({
  id: number().required(),
  date: string().required(),
  harvestId: number().required(),
  harvestName: string().required(),
  farmId: number().required(),
  farmName: string().required(),
  costCenterId: number().required(),
  costCenterName: string().required(),
  productId: number().required(),
  productName: string().required(),
  /** In which the product is counted: SC, KG. */
  unit: string().required(),
  quantity: number().required(),
  /** What the loads of this harvest, center and product come to; null where there are none. */
  loadedQuantity: number().nullable().optional(),
  /** The quantity follows the loads until somebody corrects it. */
  ofLoads: boolean().optional(),
  /** In hectares. */
  area: number().required(),
  destination: string<Destination>().required(),
  document: string().nullable().defined(),
  observation: string().nullable().defined(),
  createdAt: string().required(),
  updatedAt: string().nullable().defined(),
});
export type Production = InferType<typeof productionSchema>;

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
