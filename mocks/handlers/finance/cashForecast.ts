import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import type { CashScenario } from '../../db/finance/balanceTypes';
import { id, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';

const FORECAST = { permission: 'NEW_CASH_FORECAST' } as const;
const MONTHS = 12;

const table = () => demo.world.finance.cashScenarios;
const own = ({ customerId }: Call, wanted: unknown): CashScenario | undefined => {
  const row = table().get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
};
const wire = ({ customerId: _owner, planningId: _planning, ...row }: CashScenario) => row;

type Line = CashScenario['lines'][number];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function linesOf(sent: unknown): Line[] | null {
  if (!Array.isArray(sent)) return null;
  const lines = sent.filter(isObject).flatMap((line): Line[] => {
    const { side, months } = line;
    const name = text(line['name']);
    const values: unknown[] = Array.isArray(months) ? months : [];
    const right = values.filter((one): one is number => typeof one === 'number' && one >= 0);
    if (!name || (side !== 'INCOME' && side !== 'EXPENSE') || right.length !== MONTHS) return [];
    return [
      {
        id: text(line['id']) ?? name,
        name,
        side,
        financialRatingId: id(line['financialRatingId']) ?? null,
        months: right,
      },
    ];
  });
  return lines.length === sent.length ? lines : null;
}

/** What was sent, or what is wrong with it. */
function read(call: Call, sent: Record<string, unknown>, ownId?: number) {
  const errors: FieldErrors = {};
  const name = text(sent['name']);
  const year = id(sent['year']);
  const lines = linesOf(sent['lines']);
  if (!name) errors['Name'] = ['Informe o nome.'];
  const duplicate = table().find(
    (row) => row.customerId === call.customerId && row.year === year && row.name === name && row.id !== ownId,
  );
  if (duplicate) errors['Name'] = ['Já existe um cenário com este nome no ano.'];
  if (year === undefined || year < 2000 || year > 2100) errors['Year'] = ['Escolha o ano.'];
  if (lines === null) errors['Lines'] = ['Cada linha precisa de nome e de doze valores a partir de zero.'];
  return { errors, input: name && year && lines ? { name, year, lines } : null };
}

export const cashForecastHandlers = [
  route(
    'GET',
    '/CashForecast/GetGridData',
    ({ query, customerId }) => {
      const year = id(query.get('year'));
      return json(
        table()
          .filter((row) => row.customerId === customerId && (year === undefined || row.year === year))
          .map(wire),
      );
    },
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
      return json(wire(table().update(row.id, { ...input, version: row.version + 1 })));
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
      for (const other of table().filter(
        (one) => one.customerId === row.customerId && one.year === row.year && one.chosen,
      ))
        table().update(other.id, { chosen: false });
      table().update(row.id, { chosen: sent['chosen'] === true });
      return json(true);
    },
    FORECAST,
  ),
];
