import { cnpj, cpf } from '../assist/taxNumbers';
import { instant, localDate } from '../calendar';
import { type Row, Table } from '../table';
import type { City, Customer, World } from '../types';
import { dataOf } from '../data';
import creditCardsData from './data/creditCards.json' with { type: 'json' };
import currentAccountsData from './data/currentAccounts.json' with { type: 'json' };
import loansData from './data/loans.json' with { type: 'json' };
import type {
  Company,
  CreditCard,
  Currency,
  CurrentAccount,
  FinanceTables,
  Loan,
  Partner,
  Product,
} from './financeTypes';
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

interface CurrentAccountSeed extends Pick<CurrentAccount, 'kind' | 'branch' | 'number'> {
  /** The bank's code; null of the cash at the farm. */
  bank: string | null;
  opening: number;
}

interface CreditCardSeed extends Pick<CreditCard, 'name' | 'lastDigits' | 'limit'> {
  /** Places in the lists of brands and of accounts. */
  brand: number;
  account: number;
  closing: number;
  due: number;
}

interface LoanSeed extends Pick<
  Loan,
  'name' | 'contractNumber' | 'principal' | 'interestRate' | 'installments' | 'interval' | 'amortization'
> {
  /** Places in the lists of partners and of accounts. */
  creditor: number;
  account: number;
  /** Days from today. */
  contractDay: number;
  firstDueDay: number;
}

const ACCOUNTS: readonly CurrentAccountSeed[] = dataOf(currentAccountsData);
const CARDS: readonly CreditCardSeed[] = dataOf(creditCardsData);
const LOANS: readonly LoanSeed[] = dataOf(loansData);
export const ACCOUNT_COUNT = ACCOUNTS.length;
export const CARD_COUNT = CARDS.length;
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

/** Makes the rows of a customer's registers. */
function registerMaker(today: Date, world: () => World) {
  const customers = () => world().customers.all();
  return {
    customers,
    idOf: (customer: Customer, length: number, index: number) =>
      seededId(customer, customers(), length, index),
    own: ({ id }: Customer, age: number) => register(today, id, age),
    dayOf: (days: number) => localDate(today, days),
    world,
  };
}

type Maker = ReturnType<typeof registerMaker>;

function companies({ customers, own }: Maker) {
  return forEachCustomer<Company, number>(customers, [0, 1], (_, index, customer) => ({
    ...own(customer, index),
    name: index === 0 ? customer.name : `${customer.name} - FILIAL`,
    document: cnpj(`${String(20_440_000 + customer.id * 911)}000${index + 1}`),
    stateRegistration: index === 0 ? `90${String(1_234_500 + customer.id * 77)}-10` : null,
    cityId: customer.cityId,
  }));
}

function currentAccounts({ customers, idOf, own, dayOf }: Maker) {
  return forEachCustomer<CurrentAccount, CurrentAccountSeed>(customers, ACCOUNTS, (seed, index, customer) => {
    const bank = BANKS.find(({ code }) => code === seed.bank);
    return {
      ...own(customer, index),
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
      openingDate: dayOf(-1500),
    };
  });
}

function creditCards({ customers, idOf, own, world }: Maker) {
  return forEachCustomer<CreditCard, CreditCardSeed>(customers, CARDS, (seed, index, customer) => ({
    ...own(customer, index),
    name: seed.name,
    cardBrandId: world().platform.cardBrands.all()[seed.brand]?.id ?? 1,
    lastDigits: seed.lastDigits,
    limit: seed.limit,
    closingDay: seed.closing,
    dueDay: seed.due,
    currentAccountId: idOf(customer, ACCOUNTS.length, seed.account),
  }));
}

function loans({ customers, idOf, own, dayOf }: Maker) {
  return forEachCustomer<Loan, LoanSeed>(customers, LOANS, (seed, index, customer) => ({
    ...own(customer, index),
    name: seed.name,
    contractNumber: seed.contractNumber,
    creditorId: idOf(customer, PARTNERS.length, seed.creditor),
    currentAccountId: idOf(customer, ACCOUNTS.length, seed.account),
    currencyId: 1,
    principal: seed.principal,
    interestRate: seed.interestRate,
    contractDate: dayOf(seed.contractDay),
    firstDueDate: dayOf(seed.firstDueDay),
    installments: seed.installments,
    interval: seed.interval,
    amortization: seed.amortization,
    isInOpening: true,
  }));
}

function partners({ customers, own, world }: Maker) {
  return forEachCustomer<Partner, (typeof PARTNERS)[number]>(
    customers,
    PARTNERS,
    ([name, root, roles], index, customer) => ({
      ...own(customer, index),
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
    }),
  );
}

function products({ customers, idOf, own, world }: Maker) {
  return forEachCustomer<Product, (typeof PRODUCTS)[number]>(
    customers,
    PRODUCTS,
    ([name, line, unit, ncm], index, customer) => ({
      ...own(customer, index),
      name,
      code: String(1001 + index),
      productLineId: idOf(customer, PRODUCT_LINES.length, line),
      unit,
      taxCodeId: world().platform.dfeNcms.find(({ code }) => code === ncm)?.id ?? null,
      minimumStock: index % 4 === 0 ? 50 : null,
      conversionFactor: CONVERSIONS[unit]?.[1] ?? null,
      conversionUnit: CONVERSIONS[unit]?.[0] ?? null,
      similarProductIds: (SIMILAR[index] ?? []).map((other) => idOf(customer, PRODUCTS.length, other)),
    }),
  );
}

/** What a customer keeps of banks, partners and products. */
export function financeRegisters(today: Date, world: () => World): Registers {
  const maker = registerMaker(today, world);
  const { customers, own } = maker;
  return {
    banks: filled(BANKS),
    currencies: new Table<Currency>((table) => {
      const stamp = (age: number) => ({ active: true, createdAt: instant(today, age), updatedAt: null });
      for (const seed of CURRENCIES) table.insert({ ...seed, customerId: null, ...stamp(-1200) });
      for (const { id } of customers())
        for (const seed of OWN_CURRENCIES) table.insert({ ...seed, customerId: id, ...stamp(-800) });
    }),
    companies: companies(maker),
    payments: forEachCustomer(customers, PAYMENTS, ([name, kind, settlementDays], index, customer) => ({
      ...own(customer, index),
      name,
      kind,
      settlementDays,
    })),
    currentAccounts: currentAccounts(maker),
    creditCards: creditCards(maker),
    loans: loans(maker),
    partners: partners(maker),
    productLines: forEachCustomer(customers, PRODUCT_LINES, ([name, kind], index, customer) => ({
      ...own(customer, index),
      name,
      kind,
    })),
    products: products(maker),
  };
}

function filled<T extends Row>(rows: readonly T[]): Table<T> {
  const table = new Table<T>();
  for (const row of rows) table.insert(row);
  return table;
}
