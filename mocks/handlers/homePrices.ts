import { invalid, json } from '../answers';
import type { UsdaWire } from '../db/wire';
import { usdaAttributes, usdaCommodities, usdaYears, yearFactor } from '../db/seed/usda';
import { route } from '../route';

const attributes = route('GET', '/Home/GetAttributesOptions', () =>
  json(usdaAttributes.map(([id, name]) => ({ id, name }))),
);

const productions = route('GET', '/Home/GetProductionsOptions', () =>
  json(usdaCommodities.map(({ code, name }) => ({ id: code, name }))),
);

const usda = route('GET', '/Home/GetUsda', ({ query }) => {
  const commodity = usdaCommodities.find(({ code }) => code === query.get('commodity'));
  if (!commodity) return invalid({ Commodity: ['Produto não encontrado.'] });
  const rows = commodity.countries.flatMap(([countryName, production], place) =>
    usdaYears(new Date()).flatMap((marketYear) =>
      usdaAttributes.map(([attributeId, , share]): UsdaWire => ({
        commodityCode: commodity.code,
        countryName,
        marketYear,
        attributeId,
        unitDescription: commodity.unit,
        value: Math.round(production * share * yearFactor(place + attributeId, marketYear)),
      })),
    ),
  );
  return json(rows);
});

export const homePriceHandlers = [attributes, productions, usda];
