import { type FieldErrors, forbidden, invalid, json, notFound, outdated } from '../answers';
import type { ApportionmentPatternRow } from '../db/finance/financeTypes';
import { assetsOf } from '../db/finance/patrimonySeed';
import { id, text } from '../read';
import { type Call, type Method, route } from '../route';
import { demo } from '../state';
import { sameText } from './admin/sameText';

const LONGEST_NAME = 60;
const IDS = ['farmId', 'costCenterId', 'harvestId', 'expenditureId', 'patrimonyId'] as const;

const table = () => demo.world.finance.apportionmentPatterns;
const wire = ({ id: rowId, name, lines, version }: ApportionmentPatternRow) => ({
  id: rowId,
  name,
  lines,
  rowVersion: version,
});

/** Of a customer whom the user need not be linked to, as the lists of the same form. */
function patternRoute(
  method: Method,
  action: string,
  answer: (call: Call, customerId: number) => Response | Promise<Response>,
) {
  return route(
    method,
    `/ApportionmentPattern/${action}`,
    (call) => {
      const customerId = id(call.query.get('customerId'));
      if (customerId === undefined) return invalid({ CustomerId: ['O cliente é obrigatório.'] });
      if (!call.user.isSupport && call.customerId !== customerId) return forbidden({ profile: 'customer' });
      return answer(call, customerId);
    },
    { permission: ['PRE_LAUNCH_EDIT', 'CUSTOMER_ASSIST'] },
  );
}

const numberOrNull = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

const isLine = (row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null;

/** Whether a line names what another customer has. */
function isForeign(line: Record<string, number | null>, customerId: number): boolean {
  const { farms, costCenters, harvests, finance } = demo.world;
  const named = [
    farms.get(line['farmId'] ?? undefined),
    costCenters.get(line['costCenterId'] ?? undefined),
    harvests.get(line['harvestId'] ?? undefined),
    assetsOf(finance.patrimony).find((row) => row.id === line['patrimonyId']),
  ];
  return named.some((row) => row !== undefined && row.customerId !== customerId);
}

function read(sent: Record<string, unknown>, customerId: number, ownId?: number) {
  const errors: FieldErrors = {};
  const name = text(sent['name']) ?? '';
  if (name === '' || name.length > LONGEST_NAME)
    errors['Name'] = [`Informe um nome de até ${LONGEST_NAME} caracteres.`];
  if (
    table().filter((row) => row.customerId === customerId && row.id !== ownId && sameText(row.name, name))
      .length
  )
    errors['Name'] = ['Já existe um modelo com este nome.'];
  const rows = Array.isArray(sent['lines']) ? sent['lines'].filter(isLine) : [];
  if (rows.length === 0) errors['Lines'] = ['O modelo não tem linhas.'];
  const lines = rows.map((row) => ({
    ...Object.fromEntries(IDS.map((key) => [key, id(row[key]) ?? null] as const)),
    percentage: numberOrNull(row['percentage']),
  }));
  if (lines.some((line) => isForeign(line, customerId))) errors['Lines'] = ['Registro não encontrado.'];
  if (lines.some(({ percentage }) => percentage !== null && (percentage < 0 || percentage > 100)))
    errors['Lines'] = ['O percentual vai de 0 a 100.'];
  return { errors, values: { name, lines } };
}

const own = ({ query }: Call, customerId: number): ApportionmentPatternRow | undefined => {
  const row = table().get(id(query.get('id')));
  return row?.customerId === customerId ? row : undefined;
};

export const invoicePatternHandlers = [
  patternRoute('GET', 'GetGridData', (_, customerId) =>
    json(
      table()
        .filter((row) => row.customerId === customerId)
        .map(wire),
    ),
  ),
  patternRoute('POST', 'Create', async ({ body }, customerId) => {
    const { errors, values } = read(await body(), customerId);
    if (Object.keys(errors).length > 0) return invalid(errors);
    return json(wire(table().insert({ ...values, customerId, version: 1 })));
  }),
  patternRoute('PUT', 'Edit', async (call, customerId) => {
    const row = own(call, customerId);
    if (!row) return notFound();
    const sent = await call.body();
    if (sent['rowVersion'] !== row.version) return outdated();
    const { errors, values } = read(sent, customerId, row.id);
    if (Object.keys(errors).length > 0) return invalid(errors);
    return json(wire(table().update(row.id, { ...values, version: row.version + 1 })));
  }),
  patternRoute('DELETE', 'Delete', (call, customerId) => {
    const row = own(call, customerId);
    if (!row) return notFound();
    table().remove(row.id);
    return json(true);
  }),
];
