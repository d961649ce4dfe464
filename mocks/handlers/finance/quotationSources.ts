import { HttpResponse } from 'msw';
import { type FieldErrors, forbidden } from '../../answers';
import type { CurrencyClassification, QuotationSource } from '../../db/types';
import type { QuotationSourceWire } from '../../db/wire';
import { flag, id, text } from '../../read';
import { registerRoutes } from '../../registerRoutes';
import { route } from '../../route';
import { demo } from '../../state';

const NAME_LIMIT = 100;
const SITE_LIMIT = 200;
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
  const site = text(sent.site) || null;
  if ((site?.length ?? 0) > SITE_LIMIT)
    errors.Site = [`O campo Site deve ter no máximo ${SITE_LIMIT} caracteres.`];
  const duplicate = demo.world.quotationSources.find(
    (row) =>
      row.customerId === customerId &&
      row.id !== ownId &&
      row.name.localeCompare(name, 'pt-BR', { sensitivity: 'base' }) === 0,
  );
  if (duplicate) errors.Name = ['Já existe uma fonte de cotação com este nome.'];
  if ((kind !== 'PRODUCT' && kind !== 'CURRENCY') || Object.keys(errors).length > 0) return { errors };
  return {
    errors,
    input: {
      name,
      site,
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

const register = registerRoutes<QuotationSource>({
  table: () => demo.world.quotationSources,
  wire,
  check,
  dependents: (row) => [
    {
      name: 'Propriedades',
      count: demo.world.farms.filter((farm) => farm.quotationSourceId === row.id).length,
    },
  ],
  inUse: 'Fonte de cotação em uso: altere ou exclua antes os registros que a utilizam.',
  permission: { edit: 'FINANCIAL_REGISTERS', configure: 'FINANCIAL_REGISTERS' },
  paths: {
    grid: '/QuotationSource/GetGridData',
    read: '/QuotationSource/GetById',
    create: '/QuotationSource/Create',
    // Which of the two the server takes is not known.
    save: { path: '/QuotationSource/Edit', methods: ['POST', 'PUT'], id: 'query' },
    activate: '/QuotationSource/ActivateInactivate',
    remove: '/QuotationSource/Delete',
  },
});

export const quotationSourceHandlers = [byCustomer, ...register];
