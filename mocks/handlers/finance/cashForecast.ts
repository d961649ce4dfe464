import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import type { CashScenario, CashScenarioLine } from '../../db/finance/balanceTypes';
import { FINANCIAL_RATINGS } from '../../db/finance/journal/bankMoves';
import { planOf } from '../../db/finance/ratingTree';
import { id, isDay, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { isMonth, lastMonthOf, RECURRENCES } from './cashScenarios';

const FORECAST = { permission: 'NEW_CASH_FORECAST' } as const;
const MOST_MONTHS = 36;

const table = () => demo.world.finance.cashScenarios;
const own = ({ customerId }: Call, wanted: unknown): CashScenario | undefined => {
  const row = table().get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
};
const wire = ({ customerId: _owner, planningId: _planning, ...row }: CashScenario) => row;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The schedule of a line, or the sentence that refuses it; a line without one has values of months. */
function scheduleOf(
  sent: Record<string, unknown>,
): Pick<CashScenarioLine, 'value' | 'firstDate' | 'recurrence' | 'untilDate'> | string {
  const { value } = sent;
  const recurrence = text(sent['recurrence']) ?? '';
  const firstDate = text(sent['firstDate'])?.slice(0, 10) ?? '';
  const untilDate = text(sent['untilDate'])?.slice(0, 10) ?? null;
  if (sent['firstDate'] == null && value == null)
    return { value: null, firstDate: null, recurrence: null, untilDate: null };
  if (!isAmount(value) || value <= 0) return 'O valor de cada linha deve ser maior que zero.';
  if (!isDay(firstDate)) return 'Informe a primeira data de cada linha.';
  if (!RECURRENCES.has(recurrence)) return 'Informe a recorrência de cada linha.';
  if (untilDate !== null && (!isDay(untilDate) || untilDate < firstDate))
    return 'A data final é anterior à primeira.';
  return { value, firstDate, recurrence, untilDate };
}

function lineOf(sent: unknown, ratings: ReadonlySet<number>): CashScenarioLine | string {
  if (!isObject(sent)) return 'Linha ilegível.';
  const { side } = sent;
  const name = text(sent['name']);
  if (!name || (side !== 'INCOME' && side !== 'EXPENSE')) return 'Cada linha precisa de nome e de lado.';
  const schedule = scheduleOf(sent);
  if (typeof schedule === 'string') return schedule;
  const months: unknown[] = Array.isArray(sent['monthValues']) ? sent['monthValues'] : [];
  const monthValues = months.filter(isObject).flatMap(({ month, value }) => {
    const key = text(month);
    return key && isMonth(key) && isAmount(value) && value >= 0 ? [{ month: key, value }] : [];
  });
  if (monthValues.length !== months.length) return 'O valor de um mês não pode ser negativo.';
  if (schedule.value === null && monthValues.length === 0) return 'Informe o valor de cada linha.';
  const ratingId = id(sent['financialRatingId']) ?? null;
  if (ratingId !== null && !ratings.has(ratingId))
    return 'A classificação financeira de uma linha não existe.';
  return { id: text(sent['id']) ?? name, name, side, financialRatingId: ratingId, ...schedule, monthValues };
}

/** What was sent, or what is wrong with it. */
function read(call: Call, sent: Record<string, unknown>, ownId?: number) {
  const errors: FieldErrors = {};
  const name = text(sent['name']);
  const startMonth = text(sent['startMonth'])?.slice(0, 7) ?? '';
  const monthCount = id(sent['monthCount']);
  const openingBalance = isAmount(sent['openingBalance']) ? sent['openingBalance'] : null;
  const sentLines: unknown[] = Array.isArray(sent['lines']) ? sent['lines'] : [];
  // What is neither income nor expense moves the cash all the same.
  const ratings = new Set(
    [...planOf(demo.world.finance, call.customerId), ...FINANCIAL_RATINGS].map((row) => row.id),
  );
  const lines = sentLines.map((line) => lineOf(line, ratings));
  const wrong = lines.find((line) => typeof line === 'string');
  const duplicate = table().find(
    (row) => row.customerId === call.customerId && row.name === name && row.id !== ownId,
  );
  if (!name) errors['Name'] = ['Informe o nome.'];
  else if (duplicate) errors['Name'] = ['Já existe um cenário com este nome.'];
  if (!isMonth(startMonth)) errors['StartMonth'] = ['Informe o primeiro mês.'];
  if (monthCount === undefined || monthCount > MOST_MONTHS)
    errors['MonthCount'] = [`Um cenário tem de 1 a ${MOST_MONTHS} meses.`];
  if (lines.length === 0) errors['Lines'] = ['Inclua ao menos uma linha.'];
  if (wrong !== undefined) errors['Lines'] = [wrong];
  const right = lines.filter((line) => typeof line !== 'string');
  const input = name && monthCount ? { name, startMonth, monthCount, openingBalance, lines: right } : null;
  return { errors, input };
}

/** Of scenarios that share a month, one stands in the cash flow. */
function takeOutOthers(row: CashScenario): void {
  const others = table().filter(
    (one) =>
      one.customerId === row.customerId &&
      one.id !== row.id &&
      one.chosen &&
      one.startMonth <= lastMonthOf(row) &&
      lastMonthOf(one) >= row.startMonth,
  );
  for (const other of others) table().update(other.id, { chosen: false });
}

export const cashForecastHandlers = [
  route(
    'GET',
    '/CashForecast/GetGridData',
    ({ customerId }) =>
      json(
        table()
          .filter((row) => row.customerId === customerId)
          .map(wire),
      ),
    FORECAST,
  ),
  route(
    'POST',
    '/CashForecast/Create',
    async (call) => {
      const { errors, input } = read(call, await call.body());
      if (!input || Object.keys(errors).length > 0 || call.customerId === null) return invalid(errors);
      return json(wire(table().insert({ ...input, customerId: call.customerId, version: 1, chosen: false })));
    },
    FORECAST,
  ),
  route(
    'PUT',
    '/CashForecast/Edit',
    async (call) => {
      const row = own(call, call.query.get('id'));
      if (!row) return notFound();
      const sent = await call.body();
      if (sent['version'] !== row.version)
        return refused('O cenário foi alterado por outra pessoa: atualize a página.', 409);
      const { errors, input } = read(call, sent, row.id);
      if (!input || Object.keys(errors).length > 0) return invalid(errors);
      const kept = table().update(row.id, { ...input, version: row.version + 1 });
      if (kept.chosen) takeOutOthers(kept);
      return json(wire(kept));
    },
    FORECAST,
  ),
  route(
    'DELETE',
    '/CashForecast/Delete',
    (call) => {
      const row = own(call, call.query.get('id'));
      if (!row) return notFound();
      table().remove(row.id);
      return json(true);
    },
    FORECAST,
  ),
  route(
    'POST',
    '/CashForecast/Choose',
    async (call) => {
      const sent = await call.body();
      const row = own(call, sent['id']);
      if (!row) return notFound();
      const kept = table().update(row.id, { chosen: sent['chosen'] === true });
      if (kept.chosen) takeOutOthers(kept);
      return json(true);
    },
    FORECAST,
  ),
];
