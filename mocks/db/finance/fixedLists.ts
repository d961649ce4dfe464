import { dataOf } from '../data';
import banks from './data/banks.json' with { type: 'json' };
import partners from './data/partners.json' with { type: 'json' };
import payments from './data/payments.json' with { type: 'json' };
import productLines from './data/productLines.json' with { type: 'json' };
import products from './data/products.json' with { type: 'json' };
import type { Bank, Currency, PartnerRole, PaymentKind, ProductLineKind } from './financeTypes';

/** Banks by their number at the Central Bank. */
export const BANKS: readonly Bank[] = dataOf(banks);

type CurrencySeed = Pick<Currency, 'currencyCode' | 'name' | 'symbol' | 'classification'>;

/** Currencies of the platform, by their codes of ISO 4217. */
export const CURRENCIES: readonly CurrencySeed[] = [
  { currencyCode: 'BRL', name: 'REAL', symbol: 'R$', classification: 'CURRENCY' },
  { currencyCode: 'USD', name: 'DOLAR COMERCIAL', symbol: 'US$', classification: 'CURRENCY' },
];

/** What each customer of the demo computes in besides. */
export const OWN_CURRENCIES: readonly CurrencySeed[] = [
  { currencyCode: 'SOJA', name: 'SACA DE SOJA', symbol: 'sc soja', classification: 'PRODUCT' },
  { currencyCode: 'PYG', name: 'GUARANI', symbol: '₲', classification: 'CURRENCY' },
];

export const PAYMENTS: readonly (readonly [name: string, kind: PaymentKind, days: number])[] =
  dataOf(payments);

/** Partners that every customer of the demo deals with; `root` is a CNPJ or a CPF without its check digits. */
export const PARTNERS: readonly (readonly [name: string, root: string, roles: readonly PartnerRole[]])[] =
  dataOf(partners);

export const PRODUCT_LINES: readonly (readonly [name: string, kind: ProductLineKind])[] =
  dataOf(productLines);

/** Products: name, line (its place in the list above), unit, NCM, usual price in cents. */
export const PRODUCTS: readonly (readonly [
  name: string,
  line: number,
  unit: string,
  ncm: string | null,
  cents: number,
])[] = dataOf(products);
