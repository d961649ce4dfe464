import { figureOrNull, id, type Read, record, text, textOrNull } from '@/platform/http/wire';
import { customerRecord } from '../schemas/customerRecord';

/** What every asset on the wire has: how it came, how it wears off, how it went. Money in reais. */
export const assetParts = {
  id,
  name: text,
  farmId: figureOrNull,
  farmName: textOrNull,
  purchaseDate: textOrNull,
  purchasePrice: figureOrNull,
  sellerId: figureOrNull,
  sellerName: textOrNull,
  /** Share of the producer in it, per cent; null: all of it. */
  participation: figureOrNull,
  usefulLifeMonths: figureOrNull,
  residualValue: figureOrNull,
  depreciationStart: textOrNull,
  marketValue: figureOrNull,
  saleDate: textOrNull,
  saleValue: figureOrNull,
  buyerId: figureOrNull,
  buyerName: textOrNull,
  observation: textOrNull,
  ...customerRecord,
};

const Asset = record(assetParts);
export type Asset = Read<typeof Asset>;
