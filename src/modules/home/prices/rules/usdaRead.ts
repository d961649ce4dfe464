import { isId, type Loose } from '@/platform/http/loose';
import type { UsdaFigure, UsdaOption } from '../pricesSchemas';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
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
