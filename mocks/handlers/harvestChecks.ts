import type { FieldErrors } from '../answers';
import { finalKg } from '../db/field/harvestWeight';

const HARVEST = 'colheita';
const STANDARDS: readonly unknown[] = ['SOY', 'MAIZE', 'WHEAT', 'BUYER'];
const ORDERS: readonly unknown[] = ['IMPURITY_FIRST', 'MOISTURE_FIRST'];
const WEIGHTS = {
  grossKg: 'GrossKg',
  tareKg: 'TareKg',
  netKg: 'NetKg',
  otherDiscountKg: 'OtherDiscountKg',
} as const;
const MOST_KG = 10_000_000;
const MOST_BASE = 99.99;
const MEASURED = { moisture: 'Moisture', impurity: 'Impurity' } as const;

/** What was measured needs a standard, and of a buyer's table the limit of each thing that was. */
export function limitErrors(values: Readonly<Record<string, unknown>>): FieldErrors {
  const { standard } = values;
  const measured = Object.entries(MEASURED).filter(([name]) => values[name] != null);
  if (standard == null)
    return measured.length === 0
      ? {}
      : { Standard: ['Escolha o padrão para descontar a umidade e a impureza informadas.'] };
  if (standard !== 'BUYER') return {};
  return Object.fromEntries(
    measured
      .filter(([name]) => !isNumber(values[`${name}Base`]))
      .map(([, field]) => [`${field}Base`, ['Informe o limite da tabela do comprador.']]),
  );
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** What a harvest may not say of its weights: they are compared with each other and with what was measured. */
export function harvestErrors(type: string, values: Readonly<Record<string, unknown>>): FieldErrors {
  if (type !== HARVEST) return {};
  const errors: FieldErrors = limitErrors(values);
  const { grossKg, tareKg, netKg, standard, discountOrder } = values;
  for (const [name, field] of Object.entries(WEIGHTS)) {
    const weight = values[name];
    if (weight != null && (!isNumber(weight) || weight < 0 || weight > MOST_KG))
      errors[field] = ['Informe um peso entre 0 e 10.000.000 kg.'];
  }
  if (!isNumber(netKg) || netKg <= 0) errors['NetKg'] = ['Informe o peso líquido.'];
  else if ((finalKg(values) ?? 0) < 0) errors['OtherDiscountKg'] = ['Os descontos passam do peso líquido.'];
  if (isNumber(grossKg) && isNumber(tareKg)) {
    if (tareKg >= grossKg) errors['TareKg'] = ['A tara precisa ser menor que o peso bruto.'];
    else if (isNumber(netKg) && Math.abs(grossKg - tareKg - netKg) > 0.005)
      errors['NetKg'] = ['O peso líquido precisa ser bruto − tara.'];
  }
  if (standard != null && !STANDARDS.includes(standard)) errors['Standard'] = ['Escolha o padrão na lista.'];
  if (discountOrder != null && !ORDERS.includes(discountOrder))
    errors['DiscountOrder'] = ['Escolha a ordem na lista.'];
  for (const [name, field] of Object.entries(MEASURED)) {
    const [found, base] = [values[name], values[`${name}Base`]];
    if (found != null && (!isNumber(found) || found < 0 || found > 100))
      errors[field] = ['Informe um valor entre 0 e 100%.'];
    if (base != null && (!isNumber(base) || base < 0 || base > MOST_BASE))
      errors[`${field}Base`] = ['Informe um valor entre 0 e 99,99%.'];
  }
  return errors;
}
