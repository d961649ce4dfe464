import { aCustomer } from '../../build/rows';
import { invalid, json, notFound, refused } from '../../answers';
import { isDocument } from '../../db/seed/documents';
import type { CustomerRecord } from '../../db/platform/customers';
import { id, text, wantedActive } from '../../read';
import { searchableRegisters, SEEDED_BY } from '../../platformRegister';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { ACCOUNT_TYPES, choiceHandlers, CURRENCIES, PERSON_TYPES } from './customerChoices';
import { Checks } from './checks';

const master = { master: true } as const;
const records = () => demo.world.platform.customerRecords;
const now = () => new Date().toISOString();

/** A customer as grid and record answer it. */
export function wireCustomer(record: CustomerRecord) {
  const { world } = demo;
  const customer = world.customers.need(record.id);
  const city = world.cities.get(customer.cityId);
  const state = city && world.states.get(city.stateId);
  const { integrationPassword: _secret, ...kept } = record;
  const licence = world.platform.licences.find((row) => row.customerId === record.id);
  return {
    ...kept,
    createdBy: record.createdBy ?? SEEDED_BY,
    updatedBy: record.updatedBy ?? (record.updatedAt === null ? null : SEEDED_BY),
    name: customer.name,
    cityId: customer.cityId,
    cityName: city?.name ?? null,
    stateId: city?.stateId ?? null,
    stateInitials: state?.initials ?? null,
    accountTypeDescription: ACCOUNT_TYPES.find((row) => row.id === record.accountType)?.name ?? '',
    personTypeDescription: PERSON_TYPES.find((row) => row.id === record.personType)?.name ?? '',
    accountManagerName: world.platform.accountManagers.get(record.accountManagerId)?.name ?? null,
    serviceClassificationName:
      world.platform.serviceClassifications.get(record.serviceClassificationId)?.name ?? null,
    isFreeAccount: customer.isFreeAccount,
    trialPeriodExpiration: customer.trialPeriodExpiration?.slice(0, 10) ?? null,
    eprodutorAssistActive: customer.eprodutorAssistActive,
    hasSupport: customer.hasSupport,
    licenceQuantity: licence?.quantity ?? 0,
    userCount: world.links.filter((link) => link.customerId === record.id && !link.listedOnly).length,
    hasIntegrationPassword: record.integrationPassword !== null,
  };
}

function read(sent: Record<string, unknown>, ownId?: number) {
  const { world } = demo;
  const check = new Checks(sent);
  const exists = (table: { get: (wanted: number) => unknown }) => (wanted: number) =>
    table.get(wanted) !== undefined;
  const document = check
    .text('document', 'CPF ou CNPJ', 18)
    .replace(/[./\-\s]/g, '')
    .toUpperCase();
  const personType = check.ref('personType', 'Tipo de pessoa', (wanted) => wanted === 1 || wanted === 2);
  if (document !== '' && !isDocument(document)) check.refuse('document', 'CPF ou CNPJ inválido.');
  else if ((document.length === 11) !== (personType === 1))
    check.refuse('document', 'Pessoa física tem CPF; pessoa jurídica tem CNPJ.');
  const duplicate = records().find((row) => row.document === document && row.id !== ownId);
  if (duplicate)
    check.refuse('document', `Documento já usado por ${world.customers.need(duplicate.id).name}.`);
  const record = {
    document,
    personType,
    email: check.email('email', 'E-mail'),
    phone: check.optional('phone', 'Telefone', 15),
    accountType: check.ref('accountType', 'Tipo de conta', (wanted) =>
      ACCOUNT_TYPES.some((row) => row.id === wanted),
    ),
    currencyId: check.ref('currencyId', 'Moeda', (wanted) => CURRENCIES.some((row) => row.id === wanted)),
    cep: check.optional('cep', 'CEP', 9),
    address: check.optional('address', 'Endereço', 120),
    addressNumber: check.optional('addressNumber', 'Número', 10),
    district: check.optional('district', 'Bairro', 60),
    businessActivityIds: check.ids('businessActivityIds', 'Atividades', exists(world.businessActivities)),
    accountManagerId: check.optionalRef(
      'accountManagerId',
      'Gerente de conta',
      exists(world.platform.accountManagers),
    ),
    serviceClassificationId: check.optionalRef(
      'serviceClassificationId',
      'Classificação',
      exists(world.platform.serviceClassifications),
    ),
  };
  const isFreeAccount = check.word('isFreeAccount', 'Conta gratuita', ['S', 'N']) === 'S';
  const customer = {
    name: check.text('name', 'Razão social', 120),
    cityId: check.ref('cityId', 'Cidade', exists(world.cities)),
    isFreeAccount,
    trialPeriodExpiration: isFreeAccount ? check.optionalDay('trialPeriodExpiration') : null,
  };
  return { check, record, customer };
}

/** A customer with everything that hangs on it from its first day. */
export function addCustomer(
  customer: ReturnType<typeof read>['customer'],
  record: ReturnType<typeof read>['record'],
  quantity: number,
  createdBy: string,
): CustomerRecord {
  const { world } = demo;
  const { id: customerId } = world.customers.insert(aCustomer({ ...customer, eprodutorAssistActive: false }));
  world.platform.licences.insert({
    customerId,
    contract: `CONTRATO ${new Date().getFullYear()}/${String(customerId).padStart(4, '0')}`,
    quantity,
    startsOn: now().slice(0, 10),
    endsOn: customer.trialPeriodExpiration,
    note: null,
    active: true,
    createdAt: now(),
    updatedAt: null,
  });
  return records().insert({
    id: customerId,
    ...record,
    // Home and property come with every account.
    moduleIds: [
      ...new Set(
        world.menuItems.filter(({ letter }) => 'HP'.includes(letter)).map(({ moduleId }) => moduleId),
      ),
    ],
    integrationLogin: null,
    integrationPassword: null,
    integrationUpdatedAt: null,
    active: true,
    createdAt: now(),
    createdBy,
    updatedAt: null,
  });
}

searchableRegisters.push({
  slug: 'clientes',
  rows: () =>
    records()
      .all()
      .map(({ id: customerId, document }) => ({
        id: customerId,
        name: `${demo.world.customers.need(customerId).name} · ${document}`,
      })),
});

const list = route(
  'GET',
  '/CustomerReact/GetGridData',
  () => json(records().all().map(wireCustomer)),
  master,
);

const get = route(
  'GET',
  '/CustomerReact/GetById',
  ({ query }) => {
    const record = records().get(id(query.get('id')));
    return record ? json(wireCustomer(record)) : notFound();
  },
  master,
);

const create = route(
  'POST',
  '/CustomerReact/Create',
  async ({ body, user }) => {
    const { check, record, customer } = read(await body());
    if (check.failed) return invalid(check.errors);
    return json(wireCustomer(addCustomer(customer, record, 1, user.name)));
  },
  master,
);

const edit = route(
  'PUT',
  '/CustomerReact/Edit',
  async ({ query, body, user }) => {
    const before = records().get(id(query.get('id')));
    if (!before) return notFound();
    const { check, record, customer } = read(await body(), before.id);
    if (check.failed) return invalid(check.errors);
    if (record.accountManagerId !== before.accountManagerId)
      demo.world.platform.portfolioMoves.insert({
        customerId: before.id,
        fromId: before.accountManagerId,
        toId: record.accountManagerId,
        movedAt: now(),
        movedBy: user.name,
        reason: null,
      });
    demo.world.customers.update(before.id, customer);
    const stamp = { updatedAt: now(), updatedBy: user.name };
    return json(wireCustomer(records().update(before.id, { ...record, ...stamp })));
  },
  master,
);

const activate = route(
  'POST',
  '/CustomerReact/ActivateInactivate',
  async ({ body, user }: Call) => {
    const sent = await body();
    const record = records().get(id(sent.id));
    if (!record) return notFound();
    const changes = { active: wantedActive(sent, record), updatedAt: now(), updatedBy: user.name };
    return json(wireCustomer(records().update(record.id, changes)));
  },
  master,
);

function dependentsOf(record: CustomerRecord) {
  const { links, farms, platform } = demo.world;
  const isOwn = ({ customerId }: { customerId: number }) => customerId === record.id;
  const solicitations = platform.solicitations.filter(({ recipient }) => recipient === 'PLATFORM');
  return [
    { name: 'Usuários', count: links.filter(isOwn).length },
    { name: 'Propriedades', count: farms.filter(isOwn).length },
    { name: 'Solicitações', count: solicitations.filter(isOwn).length },
  ].filter(({ count }) => count > 0);
}

const dependents = route(
  'GET',
  '/CustomerReact/GetDependents',
  ({ query }) => {
    const record = records().get(id(query.get('id')));
    return record ? json(dependentsOf(record)) : notFound();
  },
  master,
);

const remove = route(
  'DELETE',
  '/CustomerReact/Delete',
  ({ query }) => {
    const record = records().get(id(query.get('id')));
    if (!record) return notFound();
    const { platform, customers } = demo.world;
    const used = dependentsOf(record);
    if (used.length > 0)
      return json(
        { errors: {}, error: { message: 'Cliente em uso: inative-o em vez de excluir.', dependents: used } },
        400,
      );
    for (const licence of platform.licences.filter((row) => row.customerId === record.id))
      platform.licences.remove(licence.id);
    records().remove(record.id);
    customers.remove(record.id);
    return json(true);
  },
  master,
);

const byEmail = route(
  'POST',
  '/Customer/GetCustomerByEmail',
  async ({ body }) => {
    const email = (text((await body()).email) ?? '').toLowerCase();
    if (email === '') return refused('O campo email é obrigatório.');
    const found = records().find((row) => row.email === email);
    return json(found ? { id: found.id, name: demo.world.customers.need(found.id).name, email } : null);
  },
  master,
);

export const customerHandlers = [
  ...choiceHandlers,
  list,
  get,
  create,
  edit,
  activate,
  dependents,
  remove,
  byEmail,
];
