import { dayFromToday } from '../../db/calendar';
import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import type { InvestmentRow } from '../../db/finance/investmentSeed';
import { id, isDay, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { dayOf, inCents, lockedFor, ownAccount } from './banking';

const permission = { permission: 'FINANCIAL_INVESTMENTS' };
const TYPES = ['CDB', 'RDC', 'LCA', 'LCI', 'TREASURY', 'FUND', 'SAVINGS', 'OTHER'];
const MOST = 99_999_999_999.99;
const NAME_LIMIT = 60;
const MOST_DEPOSITS = 120;
const now = () => dayFromToday();

const amount = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) <= MOST ? inCents(value) : NaN;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const principalCents = ({ deposits, redemptions }: InvestmentRow) =>
  sum(deposits.map(({ value }) => inCents(value))) -
  sum(redemptions.map(({ principal }) => inCents(principal)));

const wire = (row: InvestmentRow) => ({
  id: row.id,
  version: row.version,
  type: row.type,
  bankProduct: row.bankProduct,
  dueDate: row.dueDate,
  income: row.income,
  incomeDate: row.incomeDate,
  deposits: row.deposits,
  redemptions: row.redemptions.map(({ incomeBefore: _before, ...each }) => each),
});

const grid = route(
  'GET',
  '/FinancialInvestment/GetGridData',
  ({ query, customerId }) => {
    const account = ownAccount(query.get('currentAccountId'), customerId);
    if (!account) return invalid({ CurrentAccountId: ['Escolha a conta-corrente.'] });
    return json(
      demo.world.finance.banking.investments.filter((row) => row.currentAccountId === account.id).map(wire),
    );
  },
  permission,
);

/** What moved the account for an investment: the statement has it, and only the investment takes it back. */
function moveAccount(row: InvestmentRow, date: string, cents: number, memo: string): void {
  demo.world.finance.statementLines.insert({
    customerId: row.customerId,
    currentAccountId: row.currentAccountId,
    date,
    amount: cents / 100,
    fitId: null,
    memo: `${memo} ${row.bankProduct}`,
    payee: null,
    checkNumber: null,
    manual: true,
    investmentId: row.id,
  });
}

const invest = route(
  'POST',
  '/FinancialInvestment/Invest',
  async ({ body, customerId }) => {
    const sent = await body();
    const errors: FieldErrors = {};
    const account = ownAccount(sent['currentAccountId'], customerId);
    if (!account) return invalid({ CurrentAccountId: ['Escolha a conta-corrente.'] });
    const type = text(sent['type']) ?? '';
    if (!TYPES.includes(type)) errors['Type'] = ['O campo Tipo é obrigatório.'];
    const product = text(sent['bankProduct']) ?? '';
    if (product === '' || product.length > NAME_LIMIT)
      errors['BankProduct'] = [`Informe o produto bancário, até ${NAME_LIMIT} caracteres.`];
    const rows = Array.isArray(sent['deposits']) ? (sent['deposits'] as Record<string, unknown>[]) : [];
    if (rows.length === 0 || rows.length > MOST_DEPOSITS)
      errors['Deposits'] = ['Informe ao menos um aporte.'];
    const dueDates = new Set(rows.map(({ dueDate }) => dueDate ?? null));
    if (dueDates.size > 1)
      errors['DueDate'] = ['O vencimento dos aportes deve ser vazio ou o mesmo em todos.'];
    const [due = null] = dueDates;
    const deposits = rows.map((row, at) => {
      const { date } = row;
      const cents = amount(row['value']);
      if (!isDay(date) || date > now()) errors[`Deposits[${at}].Date`] = ['A data é inválida ou futura.'];
      else if (date < dayOf(account.openingDate))
        errors[`Deposits[${at}].Date`] = ['A data é anterior ao saldo inicial da conta.'];
      if (!(cents > 0)) errors[`Deposits[${at}].Value`] = ['O valor deve ser maior que zero.'];
      if (isDay(due) && isDay(date) && due <= date)
        errors['DueDate'] = ['O vencimento deve ser posterior à aplicação.'];
      return { date: String(date), value: cents / 100 };
    });
    if (due !== null && !isDay(due)) errors['DueDate'] = ['O vencimento é inválido.'];
    if (Object.keys(errors).length > 0) return invalid(errors);
    const no = lockedFor(
      account.id,
      deposits.map(({ date }) => date),
    );
    if (no) return no;
    const row = demo.world.finance.banking.investments.insert({
      customerId: account.customerId,
      currentAccountId: account.id,
      version: 1,
      type,
      bankProduct: product,
      deposits: deposits.toSorted((a, b) => a.date.localeCompare(b.date)),
      redemptions: [],
      dueDate: typeof due === 'string' ? due : null,
      income: null,
      incomeDate: null,
    });
    for (const { date, value } of deposits) moveAccount(row, date, -inCents(value), 'APLICACAO');
    return json({ id: row.id });
  },
  permission,
);

function own({ customerId }: Call, wanted: unknown): InvestmentRow | undefined {
  const row = demo.world.finance.banking.investments.get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
}
const stale = () => refused('A aplicação foi alterada por outra pessoa: atualize a página.', 409);
const change = (row: InvestmentRow, changes: Partial<InvestmentRow>) =>
  demo.world.finance.banking.investments.update(row.id, { ...changes, version: row.version + 1 });

/** One more deposit into a position, as a recurring one gets every month. */
const deposit = route(
  'POST',
  '/FinancialInvestment/Deposit',
  async (call) => {
    const sent = await call.body();
    const row = own(call, sent['id']);
    if (!row) return notFound();
    if (sent['version'] !== row.version) return stale();
    const account = demo.world.finance.currentAccounts.need(row.currentAccountId);
    const errors: FieldErrors = {};
    const { date } = sent;
    const cents = amount(sent['value']);
    const last =
      row.redemptions
        .map((each) => each.date)
        .toSorted()
        .at(-1) ?? '';
    if (!isDay(date) || date > now()) errors['Date'] = ['A data é inválida ou futura.'];
    else if (date < dayOf(account.openingDate))
      errors['Date'] = ['A data é anterior ao saldo inicial da conta.'];
    else if (date < last) errors['Date'] = ['A data é anterior ao último resgate.'];
    else if (row.dueDate !== null && date >= row.dueDate)
      errors['Date'] = ['A aplicação vence antes desse dia.'];
    if (!(cents > 0)) errors['Value'] = ['O valor deve ser maior que zero.'];
    if (row.deposits.length >= MOST_DEPOSITS) errors['Value'] = ['A aplicação já tem aportes demais.'];
    if (Object.keys(errors).length > 0) return invalid(errors);
    const no = lockedFor(row.currentAccountId, [String(date)]);
    if (no) return no;
    change(row, {
      deposits: [...row.deposits, { date: String(date), value: cents / 100 }].toSorted((a, b) =>
        a.date.localeCompare(b.date),
      ),
    });
    moveAccount(row, String(date), -cents, 'APLICACAO');
    return json(true);
  },
  permission,
);

const redeem = route(
  'POST',
  '/FinancialInvestment/Redeem',
  async (call) => {
    const sent = await call.body();
    const row = own(call, sent['id']);
    if (!row) return notFound();
    if (sent['version'] !== row.version) return stale();
    const errors: FieldErrors = {};
    const { date } = sent;
    const [principal, income, incomeTax, iof] = ['principal', 'income', 'incomeTax', 'iof'].map((key) =>
      amount(sent[key]),
    ) as [number, number, number, number];
    const last =
      [...row.redemptions.map((each) => each.date), row.deposits[0]?.date ?? ''].toSorted().at(-1) ?? '';
    if (!isDay(date) || date > now()) errors['Date'] = ['A data é inválida ou futura.'];
    else if (date < last) errors['Date'] = ['A data é anterior à aplicação ou a outro resgate.'];
    if (!(principal > 0)) errors['Principal'] = ['O valor deve ser maior que zero.'];
    else if (principal > principalCents(row))
      errors['Principal'] = ['O resgate é maior que o saldo aplicado.'];
    if (!(income >= 0)) errors['Income'] = ['O rendimento não pode ser negativo.'];
    if (!(incomeTax >= 0)) errors['IncomeTax'] = ['O IR não pode ser negativo.'];
    if (!(iof >= 0)) errors['Iof'] = ['O IOF não pode ser negativo.'];
    if (incomeTax + iof > income) errors['IncomeTax'] = ['IR e IOF não podem passar do rendimento.'];
    if (Object.keys(errors).length > 0) return invalid(errors);
    const no = lockedFor(row.currentAccountId, [String(date)]);
    if (no) return no;
    const left = row.income === null ? null : Math.max(inCents(row.income) - income, 0) / 100;
    const total = principal === principalCents(row);
    change(row, {
      redemptions: [
        ...row.redemptions,
        {
          id: row.redemptions.length + 1,
          date: String(date),
          principal: principal / 100,
          income: income / 100,
          incomeTax: incomeTax / 100,
          iof: iof / 100,
          incomeBefore: row.income,
        },
      ],
      income: total ? 0 : left,
    });
    moveAccount(row, String(date), principal + income - incomeTax - iof, 'RESGATE');
    return json(true);
  },
  permission,
);

const setIncome = route(
  'PUT',
  '/FinancialInvestment/SetIncome',
  async (call) => {
    const sent = await call.body();
    const row = own(call, sent['id']);
    if (!row) return notFound();
    if (sent['version'] !== row.version) return stale();
    const income = amount(sent['income']);
    const { date } = sent;
    const errors: FieldErrors = {};
    if (!(income >= 0)) errors['Income'] = ['O rendimento não pode ser negativo.'];
    if (!isDay(date) || date > now()) errors['Date'] = ['A data é inválida ou futura.'];
    else if (date < (row.deposits[0]?.date ?? '')) errors['Date'] = ['A data é anterior à aplicação.'];
    if (Object.keys(errors).length > 0) return invalid(errors);
    change(row, { income: income / 100, incomeDate: String(date) });
    return json(true);
  },
  permission,
);

/** The statement's line of a movement; matched ones stay until they are reversed there. */
function takeLine(row: InvestmentRow, date: string, cents: number): Response | undefined {
  const { banking, statementLines } = demo.world.finance;
  const line = statementLines.find(
    (each) => each.investmentId === row.id && each.date === date && inCents(each.amount) === cents,
  );
  if (!line) return undefined;
  if (banking.reconciliations.find(({ entryIds }) => entryIds.includes(line.id)))
    return refused('O movimento está conciliado: estorne-o antes, no extrato bancário.');
  statementLines.remove(line.id);
  return undefined;
}

const reverse = route(
  'POST',
  '/FinancialInvestment/ReverseRedemption',
  async (call) => {
    const sent = await call.body();
    const row = own(call, sent['id']);
    const last = row?.redemptions.at(-1);
    if (!row || !last) return notFound();
    if (sent['version'] !== row.version) return stale();
    const no = lockedFor(row.currentAccountId, [last.date]);
    if (no) return no;
    const moved =
      inCents(last.principal) + inCents(last.income) - inCents(last.incomeTax) - inCents(last.iof);
    const kept = takeLine(row, last.date, moved);
    if (kept) return kept;
    change(row, { redemptions: row.redemptions.slice(0, -1), income: last.incomeBefore });
    return json(true);
  },
  permission,
);

const remove = route(
  'DELETE',
  '/FinancialInvestment/Delete',
  (call) => {
    const row = own(call, call.query.get('id'));
    if (!row) return notFound();
    if (row.redemptions.length > 0) return refused('A aplicação tem resgates: estorne-os antes.');
    const no = lockedFor(
      row.currentAccountId,
      row.deposits.map(({ date }) => date),
    );
    if (no) return no;
    for (const { date, value } of row.deposits) {
      const kept = takeLine(row, date, -inCents(value));
      if (kept) return kept;
    }
    demo.world.finance.banking.investments.remove(row.id);
    return json(true);
  },
  permission,
);

export const investmentHandlers = [grid, invest, deposit, redeem, setIncome, reverse, remove];
