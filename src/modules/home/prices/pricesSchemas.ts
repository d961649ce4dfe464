import { type InferType, mixed, number, object, string } from 'yup';

/** A commodity or an attribute to choose. */
export const usdaOptionSchema = object({
  id: mixed<string | number>().required(),
  name: string().required(),
});
export type UsdaOption = InferType<typeof usdaOptionSchema>;

/** One figure: of a country, a marketing year and an attribute (production, exports, …). */
export const usdaFigureSchema = object({
  commodityCode: string().required(),
  countryName: string().required(),
  marketYear: number().required(),
  attributeId: mixed<string | number>().required(),
  unitDescription: string().required(),
  value: number().required(),
});
export type UsdaFigure = InferType<typeof usdaFigureSchema>;
