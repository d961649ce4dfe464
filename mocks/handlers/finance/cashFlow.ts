import { type FieldErrors, invalid, json } from '../../answers';
import { dayBefore } from '../../db/calendar';
import type { CurrentAccount } from '../../db/finance/financeTypes';
import { bankMovesOf, FINANCIAL_RATINGS } from '../../db/finance/journal/bankMoves';
import { balancesOn, journalOf } from '../../db/finance/journal/journal';
import { ratingsOf } from '../../db/finance/ratingTree';
import { id } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { here, toCome } from './cashFlowToCome';
import { inCents, openCents, titleIndex } from './titleWire';

const REAL = 'R$';

/**
 * Every payment of the chosen accounts from January of the year (of this year, when a later one is requested), and what
 * is open.
 */
function flowOf({ query, customerId }: Call): Response | ReturnType<typeof readFlow> {
  const { currentAccounts } = demo.world.finance;
  const year = id(query.get('year'));
  const wanted = new Set(query.getAll('currentAccountIds').map(id));
  const accounts = currentAccounts.filter((row) => row.customerId === customerId && wanted.has(row.id));
  const errors: FieldErrors = {};
  if (year === undefined || year < 2000 || year > 2100) errors['Year'] = ['Escolha o ano.'];
  if (accounts.length === 0) errors['CurrentAccountIds'] = ['Escolha ao menos um banco.'];
  if (year === undefined || customerId === null || Object.keys(errors).length > 0) return invalid(errors);
  return readFlow(year, accounts, wanted, customerId);
}

function readFlow(
  year: number,
  accounts: readonly CurrentAccount[],
  wanted: ReadonlySet<number | undefined>,
  customerId: number,
) {
  const { currencies, documents, partners } = demo.world.finance;
  const thisYear = Number(here().slice(0, 4));
  const from = `${Math.min(year, thisYear)}-01-01`;
  const until = `${year}-12-31`;
  const ratings = ratingsOf(demo.world.finance, customerId);
  const byName = new Map([...ratings, ...FINANCIAL_RATINGS].map((row) => [row.name, row.id]));
  const isReal = (currencyId: number) => currencies.get(currencyId)?.symbol === REAL;
  const real = new Map(accounts.filter((row) => isReal(row.currencyId)).map((row) => [row.id, row]));
  const moves = bankMovesOf(demo.world, customerId).filter(({ accountId }) => real.has(accountId));
  // A transfer between two of the accounts moves none of their sum.
  const legs = new Map<number, number>();
  for (const { transfer } of moves) if (transfer !== null) legs.set(transfer, (legs.get(transfer) ?? 0) + 1);
  const within = ({ transfer }: (typeof moves)[number]) => transfer !== null && legs.get(transfer) === 2;
  const balances = balancesOn(journalOf(demo.world, customerId), dayBefore(from), 'BANK');
  const unopened = [...real.values()].filter(({ openingDate }) => openingDate.slice(0, 10) >= from);
  const opening =
    [...real.keys()].reduce((sum, key) => sum + (balances.get(key) ?? 0), 0) +
    unopened.reduce((sum, row) => sum + inCents(row.openingBalance), 0);
  const partner = (key: number) => partners.get(key)?.name ?? null;
  const index = titleIndex(customerId);
  const open =
    year < thisYear
      ? []
      : [...index.installments.values()].flat().flatMap((row) => {
          const cents = openCents(row, index.writeOffs.get(row.id) ?? []);
          const document = documents.need(row.documentId);
          if (cents <= 0 || row.dueDate.slice(0, 10) > until) return [];
          return {
            id: `T${row.id}`,
            kind: 'TITLE',
            documentId: document.id,
            documentNumber: document.number,
            partnerPersonName: partner(document.partnerId),
            businessMovement: document.movement,
            financialRatingId: byName.get(row.ratingName) ?? null,
            date: row.dueDate,
            value: cents / 100,
          };
        });
  return {
    year,
    openingDate: from,
    openingBalance: opening / 100,
    otherCurrencies: accounts.filter((row) => !isReal(row.currencyId)).map(({ name }) => name),
    ratings: [...ratings, ...FINANCIAL_RATINGS].map(({ id: key, code, name, subgroupName, groupName }) => ({
      id: key,
      code,
      name,
      subgroupName,
      groupName,
    })),
    items: [
      ...moves
        .filter((move) => move.day >= from && move.day <= until && !within(move))
        .map(({ id: key, day, cents, ratingName, memo, partnerId, payee, document, checkNumber }) => ({
          id: key,
          kind: 'PAYMENT',
          documentId: document?.id ?? null,
          documentNumber: document?.number ?? checkNumber ?? memo,
          partnerPersonName: (partnerId === null ? null : partner(partnerId)) ?? payee,
          businessMovement: cents < 0 ? 'EXPENSE' : 'INCOME',
          financialRatingId: ratingName === null ? null : (byName.get(ratingName) ?? null),
          date: `${day}T00:00:00`,
          value: Math.abs(cents) / 100,
        })),
      ...open,
      ...(year < thisYear ? [] : toCome(customerId, wanted, until)),
    ],
  };
}

const permission = { permission: ['CASH_FLOW', 'NEW_CASH_FORECAST'] };

const annual = route(
  'GET',
  '/CashFlow/GetAnnual',
  (call) => {
    const flow = flowOf(call);
    if (flow instanceof Response) return flow;
    const { year: _, ...answer } = flow;
    return json(answer);
  },
  permission,
);

/** The same by month: what is open and late counts in the month of today. */
const monthly = route(
  'GET',
  '/CashFlow/GetMonthly',
  (call) => {
    const flow = flowOf(call);
    if (flow instanceof Response) return flow;
    const months = Array.from({ length: 12 }, (_, at) => ({
      month: at + 1,
      incomeValue: 0,
      expenseValue: 0,
    }));
    let opening = inCents(flow.openingBalance);
    for (const { kind, date, value, businessMovement } of flow.items) {
      const day = kind === 'PAYMENT' || date.slice(0, 10) > here() ? date : here();
      const at = (Number(day.slice(0, 4)) - flow.year) * 12 + Number(day.slice(5, 7)) - 1;
      const month = months[at];
      if (at < 0) opening += businessMovement === 'INCOME' ? inCents(value) : -inCents(value);
      else if (month && businessMovement === 'INCOME') month.incomeValue += inCents(value);
      else if (month) month.expenseValue += inCents(value);
    }
    return json({
      openingBalance: opening / 100,
      otherCurrencies: flow.otherCurrencies,
      months: months.map(({ month, incomeValue, expenseValue }) => ({
        month,
        incomeValue: incomeValue / 100,
        expenseValue: expenseValue / 100,
      })),
    });
  },
  permission,
);

export const cashFlowHandlers = [annual, monthly];
