import {
  choice,
  figure,
  figureOrNull,
  flag,
  id,
  keeping,
  list,
  type Read,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { PRODUCT_LINE_KINDS } from './productLineKinds';

const written = {
  active: flag,
  createdAt: text,
  updatedAt: textOrNull,
};

/** A line of products as the grid and the record answer it. */
export const ProductLine = keeping({
  id,
  name: text,
  kind: choice(PRODUCT_LINE_KINDS, null),
  productCount: figure,
  ...written,
});
export type ProductLine = Read<typeof ProductLine>;

/** A product as the grid and the record answer it: one of its unit is `conversionFactor` of `conversionUnit`. */
export const Product = keeping({
  id,
  code: text,
  name: text,
  productLineId: figure,
  productLineName: text,
  productLineKind: choice(PRODUCT_LINE_KINDS, null),
  unitId: figure,
  unit: text,
  taxCodeId: figureOrNull,
  taxCode: textOrNull,
  minimumStock: figureOrNull,
  conversionFactor: figureOrNull,
  conversionUnitId: figureOrNull,
  conversionUnit: textOrNull,
  similarProductIds: list(id),
  similarProductNames: list(text),
  ...written,
});
export type Product = Read<typeof Product>;
