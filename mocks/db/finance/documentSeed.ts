import { accessKey } from '../assist/taxNumbers';
import { instant, localDate, monthsAfter } from '../calendar';
import type { CostCenter } from '../mapTypes';
import { type Row, Table } from '../table';
import type { Customer, World } from '../types';
import { insertStatementLines } from './bankingTables';
import { writeInvoicesOf } from './cardInvoices';
import { insertLoanTitles } from './loanTitles';
import type {
  DocumentDetail,
  FinancialDocument,
  ImportedStatementLine,
  Installment,
  Movement,
  WriteOff,
} from './financeTypes';
import { PARTNERS, PAYMENTS, PRODUCTS } from './fixedLists';
import { ACCOUNT_COUNT, CARD_COUNT, LOAN_COUNT, seededId } from './registerSeed';
import { dataOf } from '../data';
import habits from './data/habits.json' with { type: 'json' };

/** What comes up again and again: who, which products with how many, in how many parts, first due after how many days. */
interface Habit {
  movement: Movement;
  type: string;
  partner: number;
  items: readonly (readonly [product: number, quantity: number])[];
  parts: number;
  dueAfter: number;
  payment: number;
  rating: string;
  detail?: string;
  loan?: number;
  /** Activities whose cost centers it belongs to, the likeliest first; any of the farm's by default. */
  of?: readonly string[];
}

const HABITS: readonly Habit[] = dataOf(habits);

const STEP_DAYS = 5;
const RICH = 86;
const PLAIN = 30;
/** Documents reach so many days beyond today: what is entered ahead. */
const AHEAD = 10;

const cents = (value: number) => Math.round(value * 100) / 100;

/** A date of the calendar, `2026-03-04`, so many days after another. */
function later(date: string, days: number): string {
  const day = new Date(`${date.slice(0, 10)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return `${day.toISOString().slice(0, 10)}T00:00:00`;
}

function detailOf(habit: Habit, value: number): DocumentDetail[] {
  if (habit.detail === undefined) return [];
  const big = cents(value * 0.8);
  const packingSize = habit.rating === 'COMBUSTIVEIS E LUBRIFICANTES' ? 'TAMBOR 200 L' : null;
  return [
    { detailName: habit.rating, patrimonyName: habit.detail, packingSize, value: big },
    {
      detailName: habit.rating,
      patrimonyName: 'BARRACAO SEDE',
      packingSize: null,
      value: cents(value - big),
    },
  ];
}

/** The harvest that a day lies in, of the crop on the field or else of the customer's first: it begins in July. */
function harvestOf(
  world: World,
  customer: Customer,
  date: string,
  field: CostCenter | undefined,
): number | null {
  const own = world.harvests.filter((row) => row.customerId === customer.id);
  const crop = field && world.farmActivities.need(field.farmActivityId).businessActivityId;
  const ofCrop = own.filter((row) => row.businessActivityId === crop);
  const of =
    ofCrop.length > 0 ? ofCrop : own.filter((row) => row.businessActivityId === own[0]?.businessActivityId);
  const [year = 0, month = 0] = date.split('-').map(Number);
  const start = month >= 7 ? year : year - 1;
  return (of.find((row) => row.name.endsWith(` ${start}/${start + 1}`)) ?? of[0])?.id ?? null;
}

/** Where a document belongs: the farm whose turn it is, or the nearest that has what the document is of. */
function placeOf(world: World, customer: Customer, { of }: Habit, at: number) {
  const farms = world.farms.filter((farm) => farm.customerId === customer.id && farm.active);
  const turn = at % Math.max(farms.length, 1);
  const activityOf = (farmActivityId: number) => {
    const { businessActivityId } = world.farmActivities.need(farmActivityId);
    return world.businessActivities.need(businessActivityId).constantFilter;
  };
  const places = [...farms.slice(turn), ...farms.slice(0, turn)].map((farm) => {
    const fields = world.costCenters.filter((row) => row.farmId === farm.id && row.active);
    return { farm, fields, fitting: fields.filter((row) => of?.includes(activityOf(row.farmActivityId))) };
  });
  const fit = of && places.find(({ fitting }) => fitting.length > 0);
  const { farm, fields = [] } = fit ? { farm: fit.farm, fields: fit.fitting } : (places[0] ?? {});
  return { farm, fields: fields.slice(0, 2) };
}

const PARANA = 41;
const CNPJ_DIGITS = 14;

/** The key of a purchase that a company invoiced; null of what came without an NF-e. */
function purchaseKey(
  world: World,
  { type, movement }: Habit,
  { partnerId, number, issueDate }: { partnerId: number; number: string; issueDate: string },
): string | null {
  const issuer = world.finance.partners.get(partnerId)?.document ?? '';
  if (type !== 'NF-E' || movement !== 'EXPENSE' || issuer.length !== CNPJ_DIGITS) return null;
  const figure = Number(number);
  return accessKey({
    state: PARANA,
    issueDate,
    issuer,
    series: 1,
    number: figure,
    code: 20_000_000 + figure,
  });
}

function seedDocument(
  world: World,
  customer: Customer,
  table: Table<FinancialDocument>,
  today: Date,
  at: number,
  count: number,
): void {
  const habit = HABITS[at % HABITS.length];
  if (!habit) return;
  const customers = world.customers.all();
  const own = (length: number, index: number) => seededId(customer, customers, length, index);
  const { farm, fields } = placeOf(world, customer, habit, at);
  const sway = 1 + (((at * 37 + customer.id * 11) % 23) - 11) / 100;
  const items = habit.items.map(([product, quantity], index) => ({
    productId: own(PRODUCTS.length, product),
    unitQuantity: quantity === 1 ? 1 : Math.round(quantity * sway),
    unitValue: cents(((PRODUCTS[product]?.[4] ?? 0) * (1 + ((at + index) % 7) / 100)) / 100),
    discountValue: (at + index) % 9 === 4 ? 50 : 0,
    observation: (at + index) % 11 === 5 ? 'ENTREGA NA SEDE' : null,
  }));
  const value = cents(
    items.reduce((sum, row) => sum + cents(row.unitQuantity * row.unitValue) - row.discountValue, 0),
  );
  const named = {
    number: String(18_200 + customer.id * 700 + at * 3),
    partnerId: own(PARTNERS.length, habit.partner),
    // Nothing is issued after today.
    issueDate: localDate(today, Math.min(0, AHEAD - (count - at) * STEP_DAYS)),
  };
  table.insert({
    customerId: customer.id,
    movement: habit.movement,
    typeName: habit.type,
    ...named,
    accessKey: purchaseKey(world, habit, named),
    companyId: at % 3 === 0 ? own(2, 0) : null,
    farmerId: world.people.find((row) => row.customerId === customer.id)?.id ?? null,
    farmId: farm?.id ?? null,
    harvestId: harvestOf(world, customer, named.issueDate, fields[0]),
    currencyId: 1,
    loanId: habit.rating === 'SEMENTES' && at % 24 === 5 ? own(LOAN_COUNT, 0) : null,
    manual: habit.type === 'FATURA' || habit.type === 'HOLERITE',
    paymentId: own(PAYMENTS.length, habit.payment),
    items,
    shares: farm
      ? fields.length === 2
        ? [60, 40].map((percentage, index) => ({
            farmId: farm.id,
            costCenterId: fields[index]?.id ?? null,
            percentage,
          }))
        : [{ farmId: farm.id, costCenterId: fields[0]?.id ?? null, percentage: 100 }]
      : [],
    details: detailOf(habit, value),
    observation: at % 10 === 6 ? 'CONFERIDO COM O PEDIDO' : null,
    createdAt: instant(today, AHEAD - (count - at) * STEP_DAYS),
  });
}

/** A document's value before what is taken off when it is paid, in reais. */
export function documentValue(document: Pick<FinancialDocument, 'items' | 'enteredValue'>): number {
  if (document.items.length === 0) return document.enteredValue ?? 0;
  return cents(
    document.items.reduce((sum, row) => sum + cents(row.unitQuantity * row.unitValue) - row.discountValue, 0),
  );
}

function habitOf(document: FinancialDocument, all: readonly FinancialDocument[]): Habit | undefined {
  const first = all.find((row) => row.customerId === document.customerId);
  return HABITS[(document.id - (first?.id ?? 0)) % HABITS.length];
}

/** Parts of a value in cents that sum to it: the last one takes the rest. */
function parts(value: number, count: number): number[] {
  const each = Math.floor((value * 100) / count) / 100;
  return Array.from({ length: count }, (_, at) =>
    at === count - 1 ? cents(value - each * (count - 1)) : each,
  );
}

function insertInstallments({ finance }: World, document: FinancialDocument, habit: Habit): void {
  parts(documentValue(document), habit.parts).forEach((value, at) =>
    finance.installments.insert({
      customerId: document.customerId,
      documentId: document.id,
      number: at + 1,
      dueDate: later(document.issueDate, habit.dueAfter + at * 30),
      value,
      // An account of the customer's own, which may be merged with another.
      ratingName:
        habit.rating === 'MANUTENCAO DE MAQUINAS' && document.id % 5 === 0 ? 'PECAS E PNEUS' : habit.rating,
      observation: null,
    }),
  );
}

/** What fell due until a few days ago is paid, all but every ninth; every seventh of them only in part. */
function insertWriteOff(world: World, row: Installment, habit: Habit, lastPaid: string): void {
  if (row.dueDate > lastPaid || row.id % 9 === 5) return;
  const customers = world.customers.all();
  const customer = world.customers.need(row.customerId);
  const late = row.id % 8 === 3 ? 3 : 0;
  const byCard = habit.payment === 3;
  const value = row.id % 7 === 4 ? cents(row.value / 2) : row.value;
  world.finance.writeOffs.insert({
    customerId: row.customerId,
    installmentId: row.id,
    writeOffDate: later(row.dueDate, late),
    paymentDate: later(row.dueDate, late),
    value,
    discountValue: row.id % 10 === 2 ? cents(value * 0.02) : 0,
    interestValue: late > 0 ? cents(value * 0.001 * late) : 0,
    penaltyValue: late > 0 ? cents(value * 0.02) : 0,
    paymentId: seededId(customer, customers, PAYMENTS.length, habit.payment),
    currentAccountId: byCard ? null : seededId(customer, customers, ACCOUNT_COUNT, row.id % 2),
    creditCardId: byCard ? seededId(customer, customers, CARD_COUNT, row.id % 2) : null,
    statementNumber: row.id % 3 === 0 ? String(550_000 + row.id) : null,
  });
}

/** Pays what fell due until a day from an account, each title on its due day. */
function payWhenDue(world: World, document: FinancialDocument, accountId: number, lastPaid: string): void {
  const { finance } = world;
  const transfer = finance.payments.find(
    (row) => row.customerId === document.customerId && row.kind === 'DIRECT_DEBIT',
  );
  for (const row of finance.installments.filter(
    (each) => each.documentId === document.id && each.dueDate <= lastPaid,
  ))
    finance.writeOffs.insert({
      customerId: row.customerId,
      installmentId: row.id,
      writeOffDate: row.dueDate,
      paymentDate: row.dueDate,
      value: row.value,
      discountValue: 0,
      interestValue: 0,
      penaltyValue: 0,
      paymentId: transfer?.id ?? 0,
      currentAccountId: accountId,
      creditCardId: null,
      statementNumber: null,
    });
}

/** What the first customer's family spends each month: account of the plan, reais, place of the partner, day. */
const AT_HOME: readonly (readonly [name: string, value: number, partner: number, day: number])[] = [
  ['MERCADO E CASA', 1864.35, 2, 8],
  ['SAUDE', 943.8, 12, 15],
];
const FAMILY_MONTHS = 14;

/** What the family of the first customer bought in the last months, paid on the day. */
function insertFamilySpending(world: World, today: Date): void {
  const { finance, people } = world;
  const customers = world.customers.all();
  const [customer] = customers;
  const until = localDate(today, 0).slice(0, 10);
  if (!customer) return;
  for (let ago = FAMILY_MONTHS; ago >= 0; ago -= 1)
    for (const [ratingName, usual, partner, date] of AT_HOME) {
      const day = `${monthsAfter(`${until.slice(0, 7)}-01`, -ago).slice(0, 8)}${String(date).padStart(2, '0')}`;
      if (day >= until) continue;
      const value = cents(usual * (1 + ((ago * 7) % 11) / 100));
      const document = finance.documents.insert({
        customerId: customer.id,
        movement: 'EXPENSE',
        typeName: 'RECIBO',
        number: `F${day.slice(2, 7).replace('-', '')}-${date}`,
        partnerId: seededId(customer, customers, PARTNERS.length, partner),
        companyId: null,
        farmerId: people.find((row) => row.customerId === customer.id)?.id ?? null,
        farmId: null,
        harvestId: null,
        currencyId: 1,
        loanId: null,
        issueDate: `${day}T00:00:00`,
        manual: true,
        enteredValue: value,
        items: [],
        shares: [],
        details: [],
        observation: null,
        createdAt: `${day}T12:00:00.000Z`,
      });
      finance.installments.insert({
        customerId: customer.id,
        documentId: document.id,
        number: 1,
        dueDate: document.issueDate,
        value,
        ratingName,
        observation: null,
      });
      const accountId = seededId(customer, customers, ACCOUNT_COUNT, 1);
      payWhenDue(world, document, accountId, document.issueDate);
    }
}

/**
 * Documents with their titles and payments, in one go: those of a card's invoice follow from payments, those of a loan from
 * its terms.
 */
export function seedDocuments(today: Date, world: () => World): Table<FinancialDocument> {
  return new Table<FinancialDocument>((table) => {
    const { customers, finance, people } = world();
    const lastPaid = localDate(today, -4);
    for (const customer of customers.all()) {
      const count = customer.id === 1 ? RICH : PLAIN;
      for (let at = 0; at < count; at += 1) seedDocument(world(), customer, table, today, at, count);
    }
    const documents = table.all();
    const habits = new Map(documents.map((row) => [row.id, habitOf(row, documents)]));
    for (const document of documents) {
      const habit = habits.get(document.id);
      if (habit) insertInstallments(world(), document, habit);
    }
    for (const row of finance.installments.all()) {
      const habit = habits.get(row.documentId);
      if (habit) insertWriteOff(world(), row, habit, lastPaid);
    }
    for (const loan of finance.loans.all()) {
      const producer = people.find((row) => row.customerId === loan.customerId)?.id ?? null;
      const farm = world().farms.find((row) => row.customerId === loan.customerId && row.active);
      const document = insertLoanTitles(world(), loan, producer);
      // The book wants a property for the interest.
      payWhenDue(
        world(),
        table.update(document.id, { farmId: farm?.id ?? null }),
        loan.currentAccountId,
        lastPaid,
      );
    }
    insertFamilySpending(world(), today);
    const before = new Set(table.all().map(({ id }) => id));
    writeInvoicesOf(world(), finance.writeOffs.all());
    for (const invoice of table.filter(({ id }) => !before.has(id))) {
      const card = finance.creditCards.get(invoice.cardInvoice?.creditCardId);
      if (card) payWhenDue(world(), invoice, card.currentAccountId, lastPaid);
    }
    insertStatementLines(today, world());
  });
}

/** Titles, payments and lines of the bank are seeded with the documents. */
const withDocuments = <T extends Row>(world: () => World): Table<T> =>
  new Table<T>(() => {
    world().finance.documents.all();
  });

export const seedInstallments = (world: () => World): Table<Installment> => withDocuments(world);
export const seedWriteOffs = (world: () => World): Table<WriteOff> => withDocuments(world);
export const seedStatementLines = (world: () => World): Table<ImportedStatementLine> => withDocuments(world);
