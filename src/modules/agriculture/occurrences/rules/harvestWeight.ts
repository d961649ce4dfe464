import { numberOf } from '@/platform/http/loose';
import {
  DISCOUNT_ORDERS,
  type Discounts,
  discountsOf,
  type Measured,
  missingLimits,
  netWeight,
  SACK_KG,
  type Standard,
  STANDARDS,
} from '@/domain/harvest/grainDiscounts';
import type { OccurrenceFault } from '@/families/occurrence/occurrenceTypes';

type Values = Readonly<Record<string, unknown>>;

export const standardIn = (values: Values): Standard | null =>
  STANDARDS.find((one) => one === values['standard']) ?? null;

const NAMES: readonly (readonly [Standard, RegExp])[] = [
  ['SOY', /\bSOJA\b/],
  ['MAIZE', /\bMILHO\b/],
  ['WHEAT', /\bTRIGO\b/],
];

/** The official standard of a product by its name; null for what has none. */
export function standardOfProduct(name: unknown): Standard | null {
  const written = typeof name === 'string' ? name.toLocaleUpperCase('pt-BR') : '';
  return NAMES.find(([, pattern]) => pattern.test(written))?.[0] ?? null;
}

/** Gross − tare as the net weight, where both were weighed. */
export function netOfScale(values: Values): Values {
  const net = netWeight({ grossWeight: numberOf(values['grossKg']), tareWeight: numberOf(values['tareKg']) });
  return net === null ? {} : { netKg: net };
}

function measuredIn(values: Values): Measured {
  return {
    standard: standardIn(values),
    order: DISCOUNT_ORDERS.find((one) => one === values['discountOrder']) ?? 'IMPURITY_FIRST',
    moistureBase: numberOf(values['moistureBase']),
    impurityBase: numberOf(values['impurityBase']),
    moisture: numberOf(values['moisture']),
    impurity: numberOf(values['impurity']),
    otherDiscount: numberOf(values['otherDiscountKg']),
  };
}

/**
 * The discounts of a harvest, taken of its net weight.
 * @returns null when unknown: no net weight, or something measured by limits that are not known
 */
function harvestDiscounts(values: Values): Discounts | null {
  const net = numberOf(values['netKg']);
  return net === null ? null : discountsOf(net, measuredIn(values));
}

/** Kilograms that count as harvested: what the discounts leave of the net weight; null when unknown. */
export const harvestedKg = (values: Values): number | null => harvestDiscounts(values)?.final ?? null;

/** Sacks of the kilograms that count, by the weight of a sack of the product; null when unknown. */
export function harvestedSacks(values: Values): number | null {
  const [kg, sack] = [harvestedKg(values), numberOf(values['sackKg']) ?? SACK_KG];
  return kg === null || sack <= 0 ? null : kg / sack;
}

/** What cannot be: a tare that leaves nothing, a net weight that is not their difference, a measurement without limits. */
export function weightFaults(values: Values): readonly OccurrenceFault[] {
  const [gross, tare, net] = ['grossKg', 'tareKg', 'netKg'].map((name) => numberOf(values[name]));
  const scale = netOfScale(values)['netKg'];
  return [
    ...(gross != null && tare != null && tare >= gross ? [{ field: 'tareKg', key: 'tareTooHeavy' }] : []),
    ...(typeof scale === 'number' && net != null && Math.abs(scale - net) > 0.005
      ? [{ field: 'netKg', key: 'netDiffers', values: { net: scale } }]
      : []),
    ...missingLimits(measuredIn(values)).map((field) => ({
      field,
      key: field === 'standard' ? 'noStandard' : 'buyerTable',
    })),
  ];
}

/** Each discount with its arithmetic, and what is left; nothing where nothing is discounted. */
export function discountNotes(values: Values): readonly OccurrenceFault[] {
  const discounts = harvestDiscounts(values);
  if (discounts === null)
    return numberOf(values['netKg']) === null ? [] : [{ field: 'netKg', key: 'discountsUnknown' }];
  const { steps, other, final } = discounts;
  if (steps.length === 0 && other === 0) return [];
  return [
    ...steps.map(({ kind, weight, found, limit, discount }) => ({
      field: kind,
      key: `${kind}${found <= limit ? 'Within' : 'Discount'}`,
      values: { weight, found, limit, rest: 100 - limit, discount },
    })),
    ...(other > 0 ? [{ field: 'otherDiscountKg', key: 'otherDiscount', values: { other } }] : []),
    { field: 'netKg', key: 'finalWeight', values: { final } },
  ];
}
