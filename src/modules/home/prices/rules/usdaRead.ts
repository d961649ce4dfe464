import type { UsdaFigure, UsdaOption } from '../pricesSchemas';

/** A row as the server may send it: nothing of it is taken for granted. */
type Loose<T> = { readonly [K in keyof T]?: unknown };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isId = (value: unknown): value is string | number => typeof value === 'number' || isText(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** What can be chosen: without number or name nobody could. */
export function readOptions(rows: readonly Loose<UsdaOption>[]): UsdaOption[] {
  return rows.flatMap(({ id, name }) => (isId(id) && isText(name) ? [{ id, name }] : []));
}

/** The figures that say of which country, year and attribute they are. */
export function readFigures(rows: readonly Loose<UsdaFigure>[]): UsdaFigure[] {
  return rows.flatMap(({ commodityCode, countryName, marketYear, attributeId, unitDescription, value }) =>
    isText(countryName) && isNumber(marketYear) && isId(attributeId) && isNumber(value)
      ? [
          {
            commodityCode: isText(commodityCode) ? commodityCode : '',
            countryName,
            marketYear,
            attributeId,
            unitDescription: isText(unitDescription) ? unitDescription : '',
            value,
          },
        ]
      : [],
  );
}
