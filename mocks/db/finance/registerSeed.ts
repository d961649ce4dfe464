import { cnpj, cpf } from '../assist/taxNumbers';
import { instant, localDate } from '../calendar';
import { type Row, Table } from '../table';
import type { City, Customer, World } from '../types';
import type { Currency, FinanceTables } from './financeTypes';
import { BANKS, CURRENCIES, OWN_CURRENCIES, PARTNERS, PAYMENTS, PRODUCT_LINES, PRODUCTS } from './fixedLists';

const CPF_ROOT = 9;

type Registers = Pick<
  FinanceTables,
  | 'banks'
  | 'currencies'
  | 'companies'
  | 'payments'
  | 'currentAccounts'
  | 'creditCards'
  | 'loans'
  | 'partners'
  | 'productLines'
  | 'products'
>;

function register(today: Date, customerId: number, age: number) {
  return {
    customerId,
    active: true,
    createdAt: instant(today, -900 + age * 13, age * 7),
    updatedAt: age % 4 === 3 ? instant(today, -age, age) : null,
  };
}

/** One row for each of a list, for each customer: ids count on, so that a customer's rows stand together. */
function forEachCustomer<T extends Row, Seed>(
  customers: () => readonly Customer[],
  seeds: readonly Seed[],
  make: (seed: Seed, index: number, customer: Customer) => Omit<T, 'id'>,
): Table<T> {
  return new Table<T>((table) => {
    for (const customer of customers())
      for (const [index, seed] of seeds.entries()) table.insert(make(seed, index, customer));
  });
}

/** Id of the row that `forEachCustomer` made of one entry of a list. */
export function seededId(
  customer: Customer,
  customers: readonly Customer[],
  length: number,
  index: number,
): number {
  return customers.findIndex(({ id }) => id === customer.id) * length + index + 1;
}

const ACCOUNTS = [
  { kind: 'CHECKING', bank: '001', branch: '0616-5', number: '12345-6', opening: 48_200 },
  { kind: 'COOPERATIVE', bank: '748', branch: '0726', number: '98765-4', opening: 126_450.37 },
  { kind: 'SAVINGS', bank: '104', branch: '1287', number: '013.45210-8', opening: 31_900 },
  { kind: 'CASH', bank: null, branch: null, number: null, opening: 2_150 },
] as const;
export const ACCOUNT_COUNT = ACCOUNTS.length;

const CARDS = [
  {
    name: 'VISA AGRO BANCO DO BRASIL',
    brand: 0,
    lastDigits: '4417',
    limit: 60_000,
    closing: 25,
    due: 5,
    account: 0,
  },
  {
    name: 'MASTERCARD SICREDI TOUCH',
    brand: 1,
    lastDigits: '8820',
    limit: 35_000,
    closing: 10,
    due: 20,
    account: 1,
  },
] as const;
export const CARD_COUNT = CARDS.length;

const LOANS = [
  ['CUSTEIO SOJA 2026/2027', '40/12877-6', 11, 0, 380_000, 8, -190, 175, 1, 'ANNUAL', 'BULLET'],
  [
    'FINANCIAMENTO COLHEITADEIRA (MODERFROTA)',
    '21/00458-1',
    11,
    0,
    920_000,
    11.5,
    -760,
    -395,
    7,
    'ANNUAL',
    'SAC',
  ],
  [
    'INVESTIMENTO AVIARIO 3 (INOVAGRO)',
    'C32830114-2',
    12,
    1,
    640_000,
    10.5,
    -520,
    -155,
    8,
    'ANNUAL',
    'PRICE',
  ],
] as const;
export const LOAN_COUNT = LOANS.length;

/** The cities of a customer's state. */
function citiesAround({ cities }: World, { cityId }: Customer): readonly City[] {
  const stateId = cities.get(cityId)?.stateId;
  return cities.filter((city) => city.stateId === stateId);
}

const STREETS = [
  'RUA MARIPA',
  'AVENIDA PARIGOT DE SOUZA',
  'RODOVIA PR-182',
  'RUA BARAO DO RIO BRANCO',
] as const;

/** Where a partner is; now and then it is not known. */
function partnerAddress(index: number, customer: Customer, cities: readonly City[]) {
  if (index % 7 === 6) return { cep: null, cityId: null, address: null, addressNumber: null, district: null };
  return {
    cep: `859${String(5_010 + index * 37).padStart(5, '0')}`,
    // Every other one is in town; the rest are in other cities of the state.
    cityId: index % 2 === 0 ? customer.cityId : (cities[(index * 5) % cities.length]?.id ?? customer.cityId),
    address: STREETS[index % STREETS.length] ?? null,
    addressNumber: index % 4 === 2 ? 'KM 12' : String(120 + index * 31),
    district: index % 4 === 2 ? 'ZONA RURAL' : 'CENTRO',
  };
}

/** To where a partner is paid: an account, a key, both or neither. */
function partnerPayment(index: number, document: string) {
  const account =
    index % 3 === 1
      ? {
          bankId: BANKS[index % BANKS.length]?.id ?? null,
          branch: '0726',
          accountNumber: `${41_200 + index}-3`,
        }
      : { bankId: null, branch: null, accountNumber: null };
  const pix =
    index % 4 === 0
      ? { pixKind: 'DOCUMENT' as const, pixKey: document }
      : index % 4 === 1
        ? { pixKind: 'PHONE' as const, pixKey: `45${String(991_000_000 + index * 73_211)}` }
        : { pixKind: null, pixKey: null };
  return { ...account, ...pix };
}

/** What one sack, ton or litre is in another unit. */
const CONVERSIONS: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  SC: ['KG', 60],
  TON: ['KG', 1000],
};

/** Products that stand in for one another, by their numbers in the list. */
const SIMILAR: Readonly<Record<number, readonly number[]>> = { 6: [5], 10: [11], 2: [3] };

/** What a customer keeps of banks, partners and products. */
export function financeRegisters(today: Date, world: () => World): Registers {
  const customers = () => world().customers.all();
  const idOf = (customer: Customer, length: number, index: number) =>
    seededId(customer, customers(), length, index);
  return {
    banks: filled(BANKS),
    currencies: new Table<Currency>((table) => {
      const stamp = (age: number) => ({ active: true, createdAt: instant(today, age), updatedAt: null });
      for (const seed of CURRENCIES) table.insert({ ...seed, customerId: null, ...stamp(-1200) });
      for (const { id } of customers())
        for (const seed of OWN_CURRENCIES) table.insert({ ...seed, customerId: id, ...stamp(-800) });
    }),
    companies: forEachCustomer(customers, [0, 1], (_, index, customer) => ({
      ...register(today, customer.id, index),
      name: index === 0 ? customer.name : `${customer.name} - FILIAL`,
      document: cnpj(`${String(20_440_000 + customer.id * 911)}000${index + 1}`),
      stateRegistration: index === 0 ? `90${String(1_234_500 + customer.id * 77)}-10` : null,
      cityId: customer.cityId,
    })),
    payments: forEachCustomer(customers, PAYMENTS, ([name, kind, settlementDays], index, { id }) => ({
      ...register(today, id, index),
      name,
      kind,
      settlementDays,
    })),
    currentAccounts: forEachCustomer(customers, ACCOUNTS, (seed, index, customer) => {
      const bank = BANKS.find(({ code }) => code === seed.bank);
      return {
        ...register(today, customer.id, index),
        name: bank
          ? `${bank.name.replace(/ S\.A\.$/, '')} AG ${seed.branch} ${seed.kind === 'SAVINGS' ? 'POUPANCA' : 'CC'} ${seed.number}`
          : 'CAIXA DA FAZENDA',
        kind: seed.kind,
        bankId: bank?.id ?? null,
        branch: seed.branch,
        number: seed.number,
        companyId: index === 1 ? idOf(customer, 2, 0) : null,
        currencyId: 1,
        openingBalance: seed.opening,
        // Before the oldest of the balances that are closed.
        openingDate: localDate(today, -1500),
      };
    }),
    creditCards: forEachCustomer(customers, CARDS, (seed, index, customer) => ({
      ...register(today, customer.id, index),
      name: seed.name,
      cardBrandId: world().platform.cardBrands.all()[seed.brand]?.id ?? 1,
      lastDigits: seed.lastDigits,
      limit: seed.limit,
      closingDay: seed.closing,
      dueDay: seed.due,
      currentAccountId: idOf(customer, ACCOUNTS.length, seed.account),
    })),
    loans: forEachCustomer(customers, LOANS, (seed, index, customer) => {
      const [
        name,
        contractNumber,
        creditor,
        account,
        principal,
        rate,
        contract,
        firstDue,
        count,
        interval,
        amortization,
      ] = seed;
      return {
        ...register(today, customer.id, index),
        name,
        contractNumber,
        creditorId: idOf(customer, PARTNERS.length, creditor),
        currentAccountId: idOf(customer, ACCOUNTS.length, account),
        currencyId: 1,
        principal,
        interestRate: rate,
        contractDate: localDate(today, contract),
        firstDueDate: localDate(today, firstDue),
        installments: count,
        interval,
        amortization,
      };
    }),
    partners: forEachCustomer(customers, PARTNERS, ([name, root, roles], index, customer) => ({
      ...register(today, customer.id, index),
      // Somebody who works here no more.
      active: index !== PARTNERS.length - 1,
      name,
      document: root.length === CPF_ROOT ? cpf(root) : cnpj(root),
      tradeName: index % 3 === 0 ? name.split(' ').slice(0, 2).join(' ') : null,
      roles: [...roles],
      stateRegistration: index % 2 === 0 ? `90${String(3_000_000 + index * 4127)}-${10 + index}` : null,
      stateRegistrationExempt: root.length === CPF_ROOT && index % 2 === 1,
      email: index % 4 === 1 ? null : `contato${index + 1}@exemplo.com.br`,
      phone: index % 5 === 2 ? null : `45${String(991_000_000 + index * 73_211)}`,
      secondPhone: index % 3 === 0 ? `45${String(32_520_000 + index * 311)}` : null,
      ...partnerAddress(index, customer, citiesAround(world(), customer)),
      ...partnerPayment(index, root.length === CPF_ROOT ? cpf(root) : cnpj(root)),
      notes: index % 6 === 0 ? 'ENTREGA ATE AS 17 H. LIGAR ANTES.' : null,
    })),
    productLines: forEachCustomer(customers, PRODUCT_LINES, ([name, kind], index, { id }) => ({
      ...register(today, id, index),
      name,
      kind,
    })),
    products: forEachCustomer(customers, PRODUCTS, ([name, line, unit, ncm], index, customer) => ({
      ...register(today, customer.id, index),
      name,
      code: String(1001 + index),
      productLineId: idOf(customer, PRODUCT_LINES.length, line),
      unit,
      taxCodeId: world().platform.dfeNcms.find(({ code }) => code === ncm)?.id ?? null,
      minimumStock: index % 4 === 0 ? 50 : null,
      conversionFactor: CONVERSIONS[unit]?.[1] ?? null,
      conversionUnit: CONVERSIONS[unit]?.[0] ?? null,
      similarProductIds: (SIMILAR[index] ?? []).map((other) => idOf(customer, PRODUCTS.length, other)),
    })),
  };
}

function filled<T extends Row>(rows: readonly T[]): Table<T> {
  const table = new Table<T>();
  for (const row of rows) table.insert(row);
  return table;
}
