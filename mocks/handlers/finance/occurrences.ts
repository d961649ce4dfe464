import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import { applyOccurrence, keptBy, renameAgreement, undoOccurrence } from '../../db/finance/occurrenceEffects';
import { NO_OCCURRENCE, type Occurrence } from '../../db/finance/occurrenceSeed';
import { id } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { Checks } from '../admin/checks';
import { atMidnight, decimal } from './customerRegister';
import { closedReason, usesOfOccurrence } from './occurrenceUses';

const permission = { permission: 'FINANCIAL_OCCURRENCE' };
const MOST = 1_000_000_000;

const table = () => demo.world.finance.occurrences;
const now = () => new Date().toISOString();

function wire({
  customerId: _own,
  kind: _kind,
  documentIds: _made,
  agreementId: _agreed,
  ...row
}: Occurrence) {
  const { finance, people, harvests } = demo.world;
  return {
    ...row,
    partnerName: finance.partners.get(row.partnerId)?.name ?? null,
    farmerName: people.get(row.farmerId)?.name ?? null,
    currentAccountName: finance.currentAccounts.get(row.currentAccountId)?.name ?? null,
    targetAccountName: finance.currentAccounts.get(row.targetAccountId)?.name ?? null,
    productName: finance.products.get(row.productId)?.name ?? null,
    receivedProductName: finance.products.get(row.receivedProductId)?.name ?? null,
    harvestName: harvests.get(row.harvestId)?.name ?? null,
    contractNumber: finance.contracts.get(row.contractId)?.number ?? null,
  };
}

type Need = readonly string[];
const NEEDED: Readonly<Record<string, Need>> = {
  TRANSFER: ['value', 'currentAccountId', 'targetAccountId'],
  CONTRACT: ['number', 'side', 'agreementKind', 'partnerId', 'productId', 'quantity', 'deadline'],
  ORDER: ['number', 'partnerId', 'productId', 'quantity', 'unitPrice', 'deadline'],
  ADVANCE: ['number', 'side', 'partnerId', 'value', 'currentAccountId'],
  CONSORTIUM: ['group', 'quota', 'partnerId', 'value', 'rate', 'installments', 'firstDueDate'],
  BARTER: ['partnerId', 'productId', 'quantity', 'receivedProductId', 'receivedQuantity', 'value'],
  OWNER: ['way', 'value', 'currentAccountId', 'farmerId'],
  ADJUSTMENT: ['way', 'value', 'currentAccountId', 'observation'],
};

type Input = Omit<Occurrence, 'id' | 'customerId' | 'createdAt'>;

function check(
  sent: Record<string, unknown>,
  customerId: number | null,
): { errors: FieldErrors; input: Input } {
  const { finance, people, harvests } = demo.world;
  const checks = new Checks(sent);
  const kind = checks.word('kind', 'Tipo', Object.keys(NEEDED));
  const needed = NEEDED[kind] ?? [];
  const own = (row: { customerId: number | null } | undefined) => row?.customerId === customerId;
  const ref = (
    name: string,
    label: string,
    get: (key: number) => { customerId: number | null } | undefined,
  ) =>
    needed.includes(name)
      ? checks.ref(name, label, (key) => own(get(key)))
      : checks.optionalRef(name, label, (key) => own(get(key)));
  const figure = (name: string, label: string, [min, max]: [number, number] = [0.001, MOST]) =>
    needed.includes(name) || sent[name] != null ? decimal(checks, sent, name, label, [min, max]) : null;
  const count = (name: string, label: string, [min, max]: [number, number]) =>
    needed.includes(name) || sent[name] != null ? checks.whole(name, label, min, max) : null;
  const words = (name: string, label: string, most: number) =>
    needed.includes(name) ? checks.text(name, label, most) : checks.optional(name, label, most);
  const day = checks.day('date', 'Data');
  if (day > now().slice(0, 10)) checks.refuse('date', 'A data não pode ser futura.');
  const later = (name: string, label: string) => {
    const value = needed.includes(name) ? checks.day(name, label) : checks.optionalDay(name);
    if (value && value < day) checks.refuse(name, `${label}: não pode ser anterior à data.`);
    return value && atMidnight(value);
  };
  const either = (name: string, label: string, values: readonly string[]) =>
    needed.includes(name) ? checks.word(name, label, values) : null;
  const account = (key: number) => finance.currentAccounts.get(key);
  const product = (key: number) => finance.products.get(key);
  const input: Input = {
    ...NO_OCCURRENCE,
    kind,
    date: atMidnight(day),
    number: words('number', 'Número', 30),
    side: kind === 'ORDER' ? 'EXPENSE' : either('side', 'Lado', ['INCOME', 'EXPENSE']),
    way: either('way', 'Tipo', ['IN', 'OUT']),
    agreementKind: either('agreementKind', 'Tipo de contrato', ['FIXED', 'TO_FIX', 'CPR', 'BARTER', 'LEASE']),
    partnerId: ref('partnerId', 'Parceiro', (key) => finance.partners.get(key)),
    farmerId: ref('farmerId', 'Produtor', (key) => people.get(key)),
    currentAccountId: ref('currentAccountId', 'Conta', account),
    targetAccountId: ref('targetAccountId', 'Conta de destino', account),
    value: figure('value', 'Valor', [0.01, MOST]),
    productId: ref('productId', 'Produto', product),
    quantity: figure('quantity', 'Quantidade'),
    unitPrice: figure('unitPrice', 'Preço', [0.01, MOST]),
    receivedProductId: ref('receivedProductId', 'Produto recebido', product),
    receivedQuantity: figure('receivedQuantity', 'Quantidade recebida'),
    harvestId: ref('harvestId', 'Safra', (key) => harvests.get(key)),
    contractId: ref('contractId', 'Contrato', (key) => finance.contracts.get(key)),
    deliveryYear: count('deliveryYear', 'Ano de entrega', [2000, 2100]),
    deadline: later('deadline', 'Prazo'),
    group: words('group', 'Grupo', 20),
    quota: words('quota', 'Cota', 20),
    rate: figure('rate', 'Taxa', [0, 100]),
    installments: count('installments', 'Parcelas', [1, 420]),
    firstDueDate: later('firstDueDate', 'Primeiro vencimento'),
    observation: words('observation', 'Observação', 500),
  };
  if (input.targetAccountId !== null && input.targetAccountId === input.currentAccountId)
    checks.refuse('targetAccountId', 'A conta de destino precisa ser outra.');
  if (input.receivedProductId !== null && input.receivedProductId === input.productId)
    checks.refuse('receivedProductId', 'O produto recebido precisa ser outro.');
  return { errors: checks.errors, input };
}

const own = ({ customerId }: Call, wanted: unknown): Occurrence | undefined => {
  const row = table().get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
};

const TAKEN = 'Já existe um lançamento com este número.';

/** Whether another one of its kind bears this number. */
const isTaken = (one: Pick<Occurrence, 'customerId' | 'kind' | 'number'> & { id?: number }) =>
  one.number !== null &&
  table().find(
    (row) =>
      row.customerId === one.customerId &&
      row.kind === one.kind &&
      row.id !== one.id &&
      !row.reversed &&
      row.number === one.number,
  ) !== undefined;

const list = route(
  'GET',
  '/FinancialOccurrence/GetGridData',
  ({ query, customerId }) =>
    json(
      table()
        .filter((row) => row.customerId === customerId && row.kind === query.get('kind'))
        .map(wire),
    ),
  permission,
);

const byId = route(
  'GET',
  '/FinancialOccurrence/GetById',
  (call) => {
    const row = own(call, call.query.get('id'));
    return row ? json(wire(row)) : notFound();
  },
  permission,
);

const dependents = route(
  'GET',
  '/FinancialOccurrence/GetDependents',
  (call) => {
    const row = own(call, call.query.get('id'));
    return row ? json(usesOfOccurrence(row)) : notFound();
  },
  permission,
);

const create = route(
  'POST',
  '/FinancialOccurrence/Create',
  async ({ body, customerId, user }) => {
    const { errors, input } = check(await body(), customerId);
    if (Object.keys(errors).length > 0 || customerId === null) return invalid(errors);
    if (isTaken({ ...input, customerId })) return invalid({ Number: [TAKEN] });
    const closed = closedReason({ ...input, customerId });
    if (closed) return invalid({ Date: [closed] });
    const row = table().insert({ ...input, customerId, createdAt: now() });
    const made = applyOccurrence(demo.world, row, user.name);
    return json(wire(table().update(row.id, made)));
  },
  permission,
);

/** Only what is a name or a note: the rest has moved something already. */
const edit = route(
  'PUT',
  '/FinancialOccurrence/Edit',
  async (call) => {
    const sent = await call.body();
    const row = own(call, call.query.get('id'));
    if (!row) return notFound();
    if (row.reversed) return refused('O lançamento foi estornado.');
    const checks = new Checks(sent);
    const words = (name: 'number' | 'group' | 'quota' | 'observation', label: string, most: number) =>
      NEEDED[row.kind]?.includes(name) ? checks.text(name, label, most) : checks.optional(name, label, most);
    const changes = {
      number: words('number', 'Número', 30),
      group: words('group', 'Grupo', 20),
      quota: words('quota', 'Cota', 20),
      observation: words('observation', 'Observação', 500),
    };
    if (isTaken({ ...row, number: changes.number })) checks.refuse('number', TAKEN);
    if (checks.failed) return invalid(checks.errors);
    renameAgreement(demo.world, { ...row, ...changes });
    return json(wire(table().update(row.id, { ...changes, updatedAt: now() })));
  },
  permission,
);

const reverse = route(
  'POST',
  '/FinancialOccurrence/Reverse',
  async (call) => {
    const row = own(call, (await call.body())['id']);
    if (!row) return notFound();
    if (row.reversed) return refused('O lançamento já foi estornado.', 409);
    const closed = closedReason(row);
    if (closed) return refused(`${closed} O lançamento não pode ser estornado.`);
    const uses = keptBy(demo.world, row);
    if (uses) return refused(`Ainda depende dele: ${uses}. Desfaça antes.`);
    undoOccurrence(demo.world, row, call.user.name);
    return json(wire(table().update(row.id, { reversed: true, updatedAt: now() })));
  },
  permission,
);

export const occurrenceHandlers = [list, byId, dependents, create, edit, reverse];
