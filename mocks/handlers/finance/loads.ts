import { type FieldErrors, invalid, json, notFound } from '../../answers';
import type { AgreementLine } from '../../db/finance/agreementTypes';
import { feedProduction } from '../../db/finance/feedProduction';
import type { Load } from '../../db/finance/loadTypes';
import { valuedDeliveries } from '../../db/finance/priceFixing';
import { countedQuantity } from '../../db/finance/loadWeights';
import { id, text } from '../../read';
import { type Call, type DemoRoute, route } from '../../route';
import { demo } from '../../state';
import { Checks } from '../admin/checks';
import { limitErrors } from '../harvestChecks';
import { atMidnight, decimal } from './customerRegister';

const permission = { permission: 'CARGO_PACKING_LIST' };
const MOST_KG = 200_000;
const STANDARDS = ['SOY', 'MAIZE', 'WHEAT', 'BUYER'];
const ORDERS = ['IMPURITY_FIRST', 'MOISTURE_FIRST'];
const DESTINATIONS = ['OWN_STORAGE', 'COOPERATIVE', 'BUYER', 'SEED', 'CONSUMPTION'];

const table = () => demo.world.finance.loads;
const now = () => new Date().toISOString();

function wire({ customerId: _own, clientKey: _key, active: _state, ...row }: Load) {
  const { harvests, farms, costCenters, finance } = demo.world;
  return {
    ...row,
    harvestName: harvests.get(row.harvestId)?.name ?? '',
    farmName: farms.get(row.farmId)?.name ?? '',
    costCenterName: costCenters.get(row.costCenterId)?.name ?? null,
    productName: finance.products.get(row.productId)?.name ?? '',
    partnerName: finance.partners.get(row.partnerId)?.name ?? null,
    contractNumber: finance.contracts.get(row.contractId)?.number ?? null,
  };
}

type Sent = Record<string, unknown>;
type Input = Omit<Load, 'id' | 'customerId' | 'number' | 'clientKey' | 'active' | 'createdAt' | 'updatedAt'>;

function check(sent: Sent, customerId: number | null, ownId?: number): { errors: FieldErrors; input: Input } {
  const { harvests, farms, costCenters, finance } = demo.world;
  const checks = new Checks(sent);
  const own = (row: { customerId: number | null } | undefined) => row?.customerId === customerId;
  const measured = (name: string, label: string, most: number) =>
    sent[name] == null ? null : decimal(checks, sent, name, label, [0, most]);
  const day = checks.day('date', 'Data');
  if (day > now().slice(0, 10)) checks.refuse('date', 'A data não pode ser futura.');
  const ticket = checks.optional('ticket', 'Ticket', 30);
  const date = atMidnight(day);
  if (
    ticket &&
    table().find((row) => own(row) && row.id !== ownId && row.ticket === ticket && row.date === date)
  )
    checks.refuse('ticket', 'Este ticket já foi lançado neste dia.');
  const farmId = checks.ref('farmId', 'Propriedade', (wanted) => own(farms.get(wanted)));
  const productId = checks.ref('productId', 'Produto', (wanted) => own(finance.products.get(wanted)));
  const contractId = checks.optionalRef('contractId', 'Contrato', (wanted) =>
    own(finance.contracts.get(wanted)),
  );
  const contract = finance.contracts.get(contractId);
  if (contract && contract.productId !== productId)
    checks.refuse('contractId', 'O contrato é de outro produto.');
  const partnerId = checks.optionalRef('partnerId', 'Destinatário', (wanted) =>
    own(finance.partners.get(wanted)),
  );
  if (contract && partnerId === null) checks.refuse('partnerId', 'Informe o destinatário do contrato.');
  else if (contract && partnerId !== contract.partnerId)
    checks.refuse('contractId', 'O contrato é de outro parceiro.');
  if (contract?.cancelled) checks.refuse('contractId', 'O contrato está cancelado.');
  const grossWeight = decimal(checks, sent, 'grossWeight', 'Peso bruto', [0.01, MOST_KG]);
  const tareWeight = decimal(checks, sent, 'tareWeight', 'Tara', [0.01, MOST_KG]);
  if (tareWeight >= grossWeight) checks.refuse('tareWeight', 'A tara precisa ser menor que o peso bruto.');
  const input: Input = {
    date,
    ticket,
    harvestId: checks.ref('harvestId', 'Safra', (wanted) => own(harvests.get(wanted))),
    farmId,
    costCenterId: checks.optionalRef(
      'costCenterId',
      'Centro de custo',
      (wanted) => costCenters.get(wanted)?.farmId === farmId,
    ),
    productId,
    grossWeight,
    tareWeight,
    standard: sent['standard'] == null ? null : checks.word('standard', 'Padrão', STANDARDS),
    order: checks.word('order', 'Ordem dos descontos', ORDERS),
    moistureBase: measured('moistureBase', 'Limite de umidade', 99),
    impurityBase: measured('impurityBase', 'Limite de impureza', 99),
    moisture: measured('moisture', 'Umidade', 100),
    impurity: measured('impurity', 'Impureza', 100),
    otherDiscount: measured('otherDiscount', 'Outros descontos', MOST_KG),
    destination: checks.word('destination', 'Destino', DESTINATIONS),
    partnerId,
    contractId,
    arrivedWeight: measured('arrivedWeight', 'Peso na chegada', MOST_KG),
    driver: checks.optional('driver', 'Motorista', 80),
    plate: checks.optional('plate', 'Placa', 8),
    trailerPlate: checks.optional('trailerPlate', 'Placa do reboque', 8),
    carrier: checks.optional('carrier', 'Transportadora', 80),
    invoiceNumber: checks.optional('invoiceNumber', 'NF-e', 44),
    mdfeNumber: checks.optional('mdfeNumber', 'MDF-e', 44),
    observation: checks.optional('observation', 'Observação', 500),
  };
  return { errors: { ...limitErrors(sent), ...checks.errors }, input };
}

const lineName = (row: Load) => `ROMANEIO ${row.number}`;

/** The invoice of the module under which a load went. */
const invoiceOf = (row: Load) =>
  demo.world.finance.documents.find(
    (document) =>
      document.customerId === row.customerId &&
      document.movement === 'INCOME' &&
      document.partnerId === row.partnerId &&
      document.number === row.invoiceNumber,
  );

/** What its contract has of a load: one delivery, with the price agreed. */
function deliver(row: Load, userName: string): void {
  const { contracts, products } = demo.world.finance;
  const contract = contracts.get(row.contractId);
  if (!contract) return;
  const quantity = countedQuantity(row, products.get(contract.productId)?.unit ?? '');
  const line: AgreementLine = {
    date: row.date,
    description: lineName(row),
    quantity,
    value:
      quantity === null || contract.unitPrice === null
        ? null
        : Math.round(quantity * contract.unitPrice * 100) / 100,
    documentId: invoiceOf(row)?.id ?? null,
  };
  const deliveries = [...contract.deliveries, line];
  contracts.update(contract.id, {
    deliveries:
      contract.kind === 'TO_FIX' ? valuedDeliveries(deliveries, contract.fixings ?? []) : deliveries,
    history: [
      ...contract.history,
      { createdAt: now(), userName, action: 'DELIVERED', observation: lineName(row) },
    ],
  });
}

function takeBack(row: Load): void {
  const { contracts } = demo.world.finance;
  const contract = contracts.get(row.contractId);
  if (!contract) return;
  const at = contract.deliveries.findIndex(
    (line) => line.description === lineName(row) && line.date === row.date,
  );
  if (at < 0) return;
  const deliveries = contract.deliveries.toSpliced(at, 1);
  contracts.update(contract.id, {
    deliveries:
      contract.kind === 'TO_FIX' ? valuedDeliveries(deliveries, contract.fixings ?? []) : deliveries,
  });
}

const own = ({ customerId }: Call, wanted: unknown): Load | undefined => {
  const row = table().get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
};
const refusedBy = (errors: FieldErrors) => (Object.keys(errors).length > 0 ? invalid(errors) : undefined);

const create = route(
  'POST',
  '/CargoPackingList/Create',
  async ({ body, customerId, user }) => {
    const sent = await body();
    const clientKey = text(sent['clientKey']) || null;
    // Sent again because its answer was lost: it is the same load.
    const known =
      clientKey === null
        ? undefined
        : table().find((row) => row.customerId === customerId && row.clientKey === clientKey);
    if (known) return json(wire(known));
    const { errors, input } = check(sent, customerId);
    const refusal = refusedBy(errors);
    if (refusal) return refusal;
    const last = table()
      .filter((row) => row.customerId === customerId)
      .reduce((most, row) => Math.max(most, row.number), 1200);
    const row = table().insert({
      ...input,
      customerId: customerId ?? 0,
      number: last + 1,
      clientKey,
      active: true,
      createdAt: now(),
      updatedAt: null,
    });
    deliver(row, user.name);
    feedProduction(demo.world, row);
    return json(wire(row));
  },
  permission,
);

const edit = route(
  'PUT',
  '/CargoPackingList/Edit',
  async (call) => {
    const sent = await call.body();
    const before = own(call, call.query.get('id'));
    if (!before) return notFound();
    const { errors, input } = check(sent, call.customerId, before.id);
    const refusal = refusedBy(errors);
    if (refusal) return refusal;
    takeBack(before);
    const row = table().update(before.id, { ...input, updatedAt: now() });
    deliver(row, call.user.name);
    feedProduction(demo.world, before);
    feedProduction(demo.world, row);
    return json(wire(row));
  },
  permission,
);

const remove = route(
  'DELETE',
  '/CargoPackingList/Delete',
  (call) => {
    const row = own(call, call.query.get('id'));
    if (!row) return notFound();
    takeBack(row);
    table().remove(row.id);
    feedProduction(demo.world, row);
    return json(true);
  },
  permission,
);

export const loadHandlers: DemoRoute[] = [
  route(
    'GET',
    '/CargoPackingList/GetGridData',
    ({ customerId }) =>
      json(
        table()
          .filter((row) => row.customerId === customerId)
          .map(wire),
      ),
    permission,
  ),
  route(
    'GET',
    '/CargoPackingList/GetById',
    (call) => {
      const row = own(call, call.query.get('id'));
      return row ? json(wire(row)) : notFound();
    },
    permission,
  ),
  route(
    'GET',
    '/CargoPackingList/GetDependents',
    (call) => {
      const row = own(call, call.query.get('id'));
      return row ? json(row.contractId === null ? [] : [{ name: 'Contratos', count: 1 }]) : notFound();
    },
    permission,
  ),
  create,
  edit,
  remove,
];
