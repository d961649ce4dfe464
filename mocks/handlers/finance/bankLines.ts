import { dayFromToday } from '../../db/calendar';
import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import type { CurrentAccount, ImportedStatementLine } from '../../db/finance/financeTypes';
import { isDay, text } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';
import {
  dayOf,
  inCents,
  lineOfKey,
  lockedFor,
  matchesOf,
  originOf,
  ownAccount,
  touch,
  versionOf,
} from './banking';

const permission = { permission: 'BANK_STATEMENT' };
const LIMIT = 100;
const NUMBER_LIMIT = 20;
export const MOST = 99_999_999_999.99;

type Entered = Pick<ImportedStatementLine, 'date' | 'amount' | 'memo' | 'checkNumber'>;

function read(sent: Record<string, unknown>, account: CurrentAccount, errors: FieldErrors): Entered {
  const { date, value } = sent;
  const memo = text(sent['history']) ?? '';
  const number = text(sent['documentNumber']) ?? '';
  if (!isDay(date)) errors['Date'] = ['A data é obrigatória.'];
  else if (date > dayFromToday()) errors['Date'] = ['A data não pode ser futura.'];
  else if (date < dayOf(account.openingDate))
    errors['Date'] = ['A data é anterior ao saldo inicial da conta.'];
  if (typeof value !== 'number' || inCents(value) === 0 || Math.abs(value) > MOST)
    errors['Value'] = ['O valor deve ser diferente de zero.'];
  if (memo === '') errors['History'] = ['O campo Histórico é obrigatório.'];
  if (memo.length > LIMIT) errors['History'] = [`O histórico deve ter no máximo ${LIMIT} caracteres.`];
  if (number.length > NUMBER_LIMIT)
    errors['DocumentNumber'] = [`O documento deve ter no máximo ${NUMBER_LIMIT} caracteres.`];
  return {
    date: String(date),
    amount: typeof value === 'number' ? inCents(value) / 100 : 0,
    memo,
    checkNumber: number || null,
  };
}

const create = route(
  'POST',
  '/BankStatement/Create',
  async ({ body, customerId }) => {
    const sent = await body();
    const account = ownAccount(sent['currentAccountId'], customerId);
    if (!account) return invalid({ CurrentAccountId: ['Escolha a conta-corrente.'] });
    const errors: FieldErrors = {};
    const entered = read(sent, account, errors);
    if (Object.keys(errors).length > 0) return invalid(errors);
    const no = lockedFor(account.id, [entered.date]);
    if (no) return no;
    const row = demo.world.finance.statementLines.insert({
      ...entered,
      customerId: account.customerId,
      currentAccountId: account.id,
      fitId: null,
      payee: null,
      manual: true,
    });
    return json({ id: `LIN-${row.id}` });
  },
  permission,
);

/** Why a line may neither be changed nor deleted. */
function refusal(row: ImportedStatementLine): Response | undefined {
  const origin = originOf(row);
  if (origin === 'IMPORTED') return refused('A linha vem do arquivo do banco e não pode ser alterada.');
  if (row.investmentId !== undefined) return refused('A linha vem de uma aplicação financeira: altere-a lá.');
  if (row.occurrenceId !== undefined || row.advanceId !== undefined)
    return refused('A linha vem de uma ocorrência financeira: estorne-a lá.');
  const { byEntry, byLine } = matchesOf(row.currentAccountId);
  if (byEntry.has(row.id) || byLine.has(row.id)) return refused('A linha está conciliada: estorne-a antes.');
  if (origin === 'TRANSFER')
    return refused('A linha vem de uma transferência: estorne-a na conta de onde ela saiu.');
  return lockedFor(row.currentAccountId, [row.date]);
}

const edit = route(
  'PUT',
  '/BankStatement/Edit',
  async ({ body, customerId, query }) => {
    const row = lineOfKey(query.get('id'), customerId);
    if (!row) return notFound();
    const no = refusal(row);
    if (no) return no;
    const sent = await body();
    if (sent['version'] !== versionOf(row))
      return refused('A linha foi alterada por outra pessoa: confira o extrato e tente de novo.', 409);
    const errors: FieldErrors = {};
    const account = demo.world.finance.currentAccounts.need(row.currentAccountId);
    const entered = read(sent, account, errors);
    if (Object.keys(errors).length > 0) return invalid(errors);
    const late = lockedFor(row.currentAccountId, [entered.date]);
    if (late) return late;
    demo.world.finance.statementLines.update(row.id, entered);
    touch(demo.world.finance.statementLines.need(row.id));
    return json(true);
  },
  permission,
);

const remove = route(
  'DELETE',
  '/BankStatement/Delete',
  ({ customerId, query }) => {
    const row = lineOfKey(query.get('id'), customerId);
    if (!row) return notFound();
    const no = refusal(row);
    if (no) return no;
    demo.world.finance.statementLines.remove(row.id);
    return json(true);
  },
  permission,
);

/** Locks an account up to a day, moves that day, or with null opens it again. */
const close = route(
  'POST',
  '/BankStatement/CloseUntil',
  async ({ body, customerId }) => {
    const sent = await body();
    const account = ownAccount(sent['currentAccountId'], customerId);
    if (!account) return invalid({ CurrentAccountId: ['Escolha a conta-corrente.'] });
    const { date } = sent;
    if (date !== null && !isDay(date)) return invalid({ Date: ['A data é obrigatória.'] });
    if (typeof date === 'string' && date > dayFromToday())
      return invalid({ Date: ['A data não pode ser futura.'] });
    const { closings } = demo.world.finance.banking;
    const known = closings.find((row) => row.currentAccountId === account.id);
    if (known) closings.remove(known.id);
    if (typeof date === 'string')
      closings.insert({ customerId: account.customerId, currentAccountId: account.id, date });
    return json(true);
  },
  permission,
);

export const bankLineHandlers = [create, edit, remove, close];
