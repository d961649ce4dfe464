import { HttpResponse } from 'msw';
import { type FieldErrors, forbidden, invalid, json, notFound } from '../answers';
import type { CurrencyClassification, QuotationSource } from '../db/types';
import type { QuotationSourceWire } from '../db/wire';
import { flag, id, text } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';

const NAME_LIMIT = 100;
const REGISTERS = { permission: 'FINANCIAL_REGISTERS' };
const classifications: Record<CurrencyClassification, string> = { PRODUCT: 'Produto', CURRENCY: 'Moeda' };

function wire(row: QuotationSource): QuotationSourceWire {
  return {
    id: row.id,
    name: row.name,
    site: row.site,
    currencyClassification: row.currencyClassification,
    currencyClassificationDescription: classifications[row.currencyClassification],
    bringToCustomer: row.bringToCustomer,
    active: row.active,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function own({ customerId }: Call, wanted: unknown): QuotationSource | undefined {
  const row = demo.world.quotationSources.get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
}

type Input = Pick<QuotationSource, 'name' | 'site' | 'currencyClassification' | 'bringToCustomer'>;

function check(
  sent: Record<string, unknown>,
  customerId: number | null,
  ownId?: number,
): { errors: FieldErrors; input?: Input } {
  const errors: FieldErrors = {};
  const name = text(sent.name) ?? '';
  const kind = sent.currencyClassification;
  if (name === '') errors.Name = ['O campo Nome é obrigatório.'];
  else if (name.length > NAME_LIMIT)
    errors.Name = [`O campo Nome deve ter no máximo ${NAME_LIMIT} caracteres.`];
  if (kind !== 'PRODUCT' && kind !== 'CURRENCY')
    errors.CurrencyClassification = ['O campo Classificação é obrigatório.'];
  const twin = demo.world.quotationSources.find(
    (row) =>
      row.customerId === customerId &&
      row.id !== ownId &&
      row.name.localeCompare(name, 'pt-BR', { sensitivity: 'base' }) === 0,
  );
  if (twin) errors.Name = ['Já existe uma fonte de cotação com este nome.'];
  if ((kind !== 'PRODUCT' && kind !== 'CURRENCY') || Object.keys(errors).length > 0) return { errors };
  return {
    errors,
    input: {
      name,
      site: text(sent.site) || null,
      currencyClassification: kind,
      bringToCustomer: flag(sent.bringToCustomer) ?? true,
    },
  };
}

const byCustomer = route('GET', '/QuotationSource/GetQuotationSourceByCustomer', ({ query, customerId }) => {
  const wanted = query.get('customerId');
  if (wanted !== null && customerId !== null && id(wanted) !== customerId)
    return forbidden({ profile: 'customer' });
  const active = flag(query.get('active'));
  const bring = flag(query.get('bringToCustomer'));
  const kind = query.get('currencyClassification');
  return HttpResponse.json(
    demo.world.quotationSources
      .filter((row) => row.customerId === customerId)
      .filter((row) => active === undefined || row.active === active)
      .filter((row) => bring === undefined || row.bringToCustomer === bring)
      .filter((row) => kind === null || row.currencyClassification === kind.toUpperCase())
      .map(wire),
  );
});

const grid = route(
  'GET',
  '/QuotationSource/GetGridData',
  ({ customerId }) =>
    HttpResponse.json(demo.world.quotationSources.filter((row) => row.customerId === customerId).map(wire)),
  REGISTERS,
);

const read = route(
  'GET',
  '/QuotationSource/GetById',
  (call) => {
    const row = own(call, call.query.get('id'));
    return row ? HttpResponse.json(wire(row)) : notFound();
  },
  REGISTERS,
);

const create = route(
  'POST',
  '/QuotationSource/Create',
  async ({ body, customerId }) => {
    const { errors, input } = check(await body(), customerId);
    if (!input || customerId === null) return invalid(errors);
    const createdAt = new Date().toISOString();
    const saved = { ...input, customerId, active: true, createdAt, updatedAt: null };
    return HttpResponse.json(wire(demo.world.quotationSources.insert(saved)));
  },
  REGISTERS,
);

async function saveChanges(call: Call): Promise<Response> {
  const row = own(call, call.query.get('id'));
  if (!row) return notFound();
  const { errors, input } = check(await call.body(), call.customerId, row.id);
  if (!input) return invalid(errors);
  const updatedAt = new Date().toISOString();
  return HttpResponse.json(wire(demo.world.quotationSources.update(row.id, { ...input, updatedAt })));
}

const activate = route(
  'POST',
  '/QuotationSource/ActivateInactivate',
  async (call) => {
    const row = own(call, (await call.body()).id);
    if (!row) return notFound();
    const changes = { active: !row.active, updatedAt: new Date().toISOString() };
    return HttpResponse.json(wire(demo.world.quotationSources.update(row.id, changes)));
  },
  REGISTERS,
);

const remove = route(
  'DELETE',
  '/QuotationSource/Delete',
  (call) => {
    const row = own(call, call.query.get('id'));
    if (!row) return notFound();
    const count = demo.world.farms.filter((farm) => farm.quotationSourceId === row.id).length;
    if (count > 0) {
      const message = 'Fonte de cotação em uso: altere ou exclua antes os registros que a utilizam.';
      return json({ errors: {}, error: { message, dependents: [{ name: 'Propriedades', count }] } }, 400);
    }
    demo.world.quotationSources.remove(row.id);
    return json(true);
  },
  REGISTERS,
);

export const financeHandlers = [
  byCustomer,
  grid,
  read,
  create,
  // Which of the two the server takes is not known.
  route('POST', '/QuotationSource/Edit', saveChanges, REGISTERS),
  route('PUT', '/QuotationSource/Edit', saveChanges, REGISTERS),
  activate,
  remove,
];
