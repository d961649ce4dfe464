import { anyId, filled, givenNumber, type Read, record, text } from '@/platform/http/wire';

/** A commodity or an attribute to choose. */
export const UsdaOption = record({ id: anyId, name: filled });
export type UsdaOption = Read<typeof UsdaOption>;

/** One figure: of a country, a marketing year and an attribute (production, exports, …). */
export const UsdaFigure = record({
  commodityCode: text,
  countryName: filled,
  marketYear: givenNumber,
  attributeId: anyId,
  unitDescription: text,
  value: givenNumber,
});
export type UsdaFigure = Read<typeof UsdaFigure>;
