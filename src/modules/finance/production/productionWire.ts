import { optional } from 'valibot';
import {
  choice,
  figure,
  figureOrNull,
  flag,
  id,
  keeping,
  type Read,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { DESTINATIONS } from './destinations';

/** What was harvested on a day, as the grid and the record answer it. */
export const Production = keeping({
  id,
  date: text,
  harvestId: figure,
  harvestName: text,
  farmId: figure,
  farmName: text,
  costCenterId: figure,
  costCenterName: text,
  productId: figure,
  productName: text,
  /** In which the product is counted: SC, KG. */
  unit: text,
  quantity: figure,
  /** What the loads of this harvest, center and product come to; null where there are none. */
  loadedQuantity: optional(figureOrNull),
  /** The quantity follows the loads until somebody corrects it. */
  ofLoads: optional(flag),
  /** In hectares. */
  area: figure,
  destination: choice(DESTINATIONS, null),
  document: textOrNull,
  observation: textOrNull,
  createdAt: text,
  updatedAt: textOrNull,
});
export type Production = Read<typeof Production>;
