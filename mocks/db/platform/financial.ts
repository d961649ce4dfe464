import { instant, localDate } from '../calendar';
import type { MovementClassification } from '../mapTypes';
import { businessActivities } from '../seed/land/activities';
import { quotationSources } from '../seed/quotationSources';
import { type Row, Table } from '../table';
import type { CurrencyClassification } from '../types';
import { CARD_BRANDS, INTEGRATORS, MOVEMENT_LINKS, QUOTED_PRODUCTS } from './financialSeed';
import type { PlatformRow } from './platformRow';

/** A company for which producers raise animals. */
export interface Integrator extends PlatformRow {
  name: string;
  legalName: string;
  document: string;
  slug: string;
  poultry: boolean;
  fish: boolean;
  email: string | null;
  phone: string | null;
  site: string | null;
}

/** What a kind of movement belongs to. */
export interface MovementTypeLink extends PlatformRow {
  name: string;
  nature: 'IN' | 'OUT';
  movementTypeClassification: MovementClassification;
  systemBusinessActivityId: number | null;
  integratorId: number | null;
  integratorCode: string | null;
}

/** A source of quotations that the platform offers to all customers. */
export interface SystemQuotationSource extends PlatformRow {
  name: string;
  site: string | null;
  currencyClassification: CurrencyClassification;
  bringToCustomer: boolean;
}

export interface QuotedProduct extends Row {
  name: string;
  unit: string;
}

/** The price of a product at one source on one day, in reais. */
export interface ProductQuotation extends PlatformRow {
  productId: number;
  quotationSourceId: number;
  quotationDate: string;
  price: number;
  note: string | null;
}

export interface CardBrand extends PlatformRow {
  name: string;
  fiscalCode: string;
  credit: boolean;
  debit: boolean;
}

export interface FinancialTables {
  integrators: Table<Integrator>;
  movementTypeLinks: Table<MovementTypeLink>;
  systemQuotationSources: Table<SystemQuotationSource>;
  quotedProducts: Table<QuotedProduct>;
  productQuotations: Table<ProductQuotation>;
  cardBrands: Table<CardBrand>;
}

const WEEKS = 52;

function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * ((at % 8) + 2), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** A CNPJ with right check digits that belongs to no company on purpose. */
function cnpjOf(number: number): string {
  const base = `${String(90_310_000 + number * 137).padStart(8, '0')}0001`;
  const first = checkDigit(base);
  return `${base}${first}${checkDigit(base + first)}`;
}

function platformRow(today: Date, age: number, changed = false) {
  return {
    active: true,
    createdAt: instant(today, -age),
    updatedAt: changed ? instant(today, -Math.floor(age / 3)) : null,
  };
}

function seedIntegrators(today: Date): Table<Integrator> {
  const table = new Table<Integrator>();
  INTEGRATORS.forEach(([slug, name, poultry, fish], at) =>
    table.insert({
      ...platformRow(today, 500 - at * 11, at % 3 === 0),
      name,
      slug,
      poultry,
      fish,
      legalName: `${name} S.A.`,
      document: cnpjOf(at + 1),
      email: `integracao@${slug}.exemplo.com.br`,
      phone: `45${String(32_200_000 + at * 1013)}`,
      site: null,
      active: slug !== 'languiru',
    }),
  );
  return table;
}

function seedMovementLinks(today: Date, integrators: Table<Integrator>): Table<MovementTypeLink> {
  const table = new Table<MovementTypeLink>();
  MOVEMENT_LINKS.forEach(([name, nature, movementTypeClassification, activity, slug, code], at) =>
    table.insert({
      ...platformRow(today, 420 - at * 9, at % 4 === 1),
      name,
      nature,
      movementTypeClassification,
      systemBusinessActivityId: businessActivities.find((row) => row.name === activity)?.id ?? null,
      integratorId: integrators.find((row) => row.slug === slug)?.id ?? null,
      integratorCode: code,
    }),
  );
  return table;
}

function seedSources(today: Date): Table<SystemQuotationSource> {
  const table = new Table<SystemQuotationSource>();
  quotationSources.forEach(([name, site, currencyClassification], at) =>
    table.insert({
      ...platformRow(today, 800 - at * 7, at % 5 === 2),
      name,
      site,
      currencyClassification,
      bringToCustomer: at < 5,
    }),
  );
  return table;
}

/** A price that drifts and swings through the year, the same every time. */
function priceOf(base: number, swing: number, week: number, source: number): number {
  const wave = Math.sin((week / WEEKS) * Math.PI * 2 + source * 0.4) * swing;
  const ripple = Math.sin(week * 1.7 + source * 2.3) * swing * 0.18;
  return Math.round(base * (1 + wave + ripple + source * 0.012) * 100) / 100;
}

function seedPrices(today: Date, sources: Table<SystemQuotationSource>) {
  const quotedProducts = new Table<QuotedProduct>();
  const productQuotations = new Table<ProductQuotation>();
  for (const [name, unit, base, swing, names] of QUOTED_PRODUCTS) {
    const product = quotedProducts.insert({ name, unit });
    names.forEach((sourceName, place) => {
      const source = sources.find((row) => row.name === sourceName);
      if (!source) throw new Error(`No source is called ${sourceName}.`);
      for (let week = 0; week < WEEKS; week += 1) {
        const days = -7 * (WEEKS - 1 - week);
        productQuotations.insert({
          active: true,
          createdAt: instant(today, days, 30),
          updatedAt: null,
          productId: product.id,
          quotationSourceId: source.id,
          quotationDate: localDate(today, days),
          price: priceOf(base, swing, week, place),
          note: null,
        });
      }
    });
  }
  return { quotedProducts, productQuotations };
}

function seedBrands(today: Date): Table<CardBrand> {
  const table = new Table<CardBrand>();
  CARD_BRANDS.forEach(([fiscalCode, name, active], at) =>
    table.insert({
      ...platformRow(today, 610 - at * 5, at % 6 === 3),
      name,
      fiscalCode,
      active,
      credit: Number(fiscalCode) < 20,
      debit: !['03', '05'].includes(fiscalCode),
    }),
  );
  return table;
}

export function financialTables(today: Date): FinancialTables {
  const integrators = seedIntegrators(today);
  const systemQuotationSources = seedSources(today);
  return {
    integrators,
    movementTypeLinks: seedMovementLinks(today, integrators),
    systemQuotationSources,
    ...seedPrices(today, systemQuotationSources),
    cardBrands: seedBrands(today),
  };
}
