import { assumed, http } from '@/platform/http/http';
import { anyId, figureOrNull, filled, optionalText, record } from '@/platform/http/wire';

/** What there is today of a product that is harvested here. */
const ProductStock = record({
  productId: anyId,
  productName: filled,
  unit: optionalText,
  placeName: optionalText,
  quantity: figureOrNull,
});

export const stockOfProducts = (signal: AbortSignal) =>
  http.list(assumed('/Production/GetStock'), {
    signal,
    shape: ProductStock,
    contained: true,
    silent: true,
  });
