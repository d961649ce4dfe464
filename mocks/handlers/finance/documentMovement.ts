import { invalid, json, notFound, refused } from '../../answers';
import { documentValue } from '../../db/finance/documentSeed';
import type { FinancialDocument, Installment, WriteOff } from '../../db/finance/financeTypes';
import { ratingsOf } from '../../db/finance/ratingTree';
import { id, text } from '../../read';
import { type Call, route } from '../../route';
import { movedBy } from '../../db/finance/writeOffSum';
import { demo } from '../../state';
import { resultCancelled } from '../lots/resultInvoice';

const permission = { permission: 'DOCUMENT_MOVEMENT' };
const LIMIT = 500;
const FISCAL = /NOTA FISCAL|NF-E|NFS-E/;

/** Titles and payments of a customer, by what they belong to. Both are seeded from the documents: read before any of them goes. */
function partsOf(customerId: number | null) {
  const { installments, writeOffs } = demo.world.finance;
  const titles = new Map<number, Installment[]>();
  for (const row of installments.filter((each) => each.customerId === customerId))
    titles.set(row.documentId, [...(titles.get(row.documentId) ?? []), row]);
  const paid = new Map<number, WriteOff[]>();
  for (const row of writeOffs.filter((each) => each.customerId === customerId))
    paid.set(row.installmentId, [...(paid.get(row.installmentId) ?? []), row]);
  return { titles, paid };
}
type Parts = ReturnType<typeof partsOf>;

const titlesOf = (document: FinancialDocument, { titles }: Parts) => titles.get(document.id) ?? [];
const paymentsOf = (document: FinancialDocument, parts: Parts) =>
  titlesOf(document, parts).flatMap((row) => parts.paid.get(row.id) ?? []);

/** Changes whenever what is classified changes, by any user. */
const versionOf = (document: FinancialDocument, parts: Parts): string =>
  JSON.stringify([
    document.harvestId,
    document.farmId,
    document.shares,
    titlesOf(document, parts).map(({ ratingName }) => ratingName),
    paymentsOf(document, parts).length,
  ]);

const amountOf = (row: WriteOff) => movedBy(row) / 100;

function wire(document: FinancialDocument, parts: Parts) {
  const { finance, farms, costCenters, harvests } = demo.world;
  const titles = titlesOf(document, parts);
  const [share] = document.shares;
  return {
    id: document.id,
    version: versionOf(document, parts),
    businessMovement: document.movement,
    documentTypeName: document.typeName,
    documentNumber: document.number,
    issueDate: document.issueDate,
    partnerPersonName: finance.partners.get(document.partnerId)?.name ?? null,
    documentValue: documentValue(document),
    financialRatingName: [...new Set(titles.map(({ ratingName }) => ratingName))].join(', '),
    farmName: farms.get(share?.farmId ?? document.farmId)?.name ?? null,
    costCenterName: costCenters.get(share?.costCenterId)?.name ?? null,
    shareCount: document.shares.length,
    harvestName: harvests.get(document.harvestId)?.name ?? null,
    stockMoves: document.items.flatMap(({ productId, unitQuantity }) => {
      const product = finance.products.get(productId);
      const line = finance.productLines.get(product?.productLineId);
      return product && line?.kind !== 'SERVICE'
        ? [{ productName: product.name, quantity: unitQuantity, unitName: product.unit }]
        : [];
    }),
    tradeAccounts: titles.map(({ dueDate, value }) => ({ dueDate, value })),
    cashMoves: paymentsOf(document, parts).map((row) => ({
      date: row.paymentDate,
      accountName:
        finance.currentAccounts.get(row.currentAccountId)?.name ??
        finance.creditCards.get(row.creditCardId)?.name ??
        null,
      value: amountOf(row),
    })),
    fiscalNumber: FISCAL.test(document.typeName) ? document.number : null,
    cancelled: false,
  };
}

const list = route(
  'GET',
  '/DocumentMovement/GetGridData',
  ({ query, customerId }) => {
    const from = query.get('startDate') ?? '';
    const to = query.get('endDate') ?? '';
    const requested = (row: FinancialDocument) =>
      row.customerId === customerId && row.issueDate.slice(0, 10) >= from && row.issueDate.slice(0, 10) <= to;
    const parts = partsOf(customerId);
    const { documents, cancelledDocuments } = demo.world.finance;
    return json([
      ...documents.filter(requested).map((row) => wire(row, parts)),
      ...cancelledDocuments
        .filter(({ document }) => requested(document))
        .map(({ document, reason, userName }) => ({
          ...wire(document, parts),
          stockMoves: [],
          cancelled: true,
          cancelReason: reason,
          cancelledByName: userName,
        })),
    ]);
  },
  permission,
);

const own = ({ customerId }: Call, wanted: unknown): FinancialDocument | undefined => {
  const row = demo.world.finance.documents.get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
};

const usesOf = (document: FinancialDocument, parts: Parts) => {
  const { finance, assistDocuments } = demo.world;
  const used = (rows: readonly { deliveries: readonly { documentId: number | null }[] }[]) =>
    rows.filter(({ deliveries }) => deliveries.some(({ documentId }) => documentId === document.id)).length;
  return [
    { name: 'Pagamentos', count: paymentsOf(document, parts).length },
    { name: 'Contratos', count: used(finance.contracts.all()) },
    { name: 'Pedidos', count: used(finance.orders.all()) },
    {
      name: 'Pré-lançamentos',
      count: assistDocuments.filter(({ release }) => release?.documentId === document.id).length,
    },
  ].filter(({ count }) => count > 0);
};

const dependents = route(
  'GET',
  '/DocumentMovement/GetDependents',
  (call) => {
    const row = own(call, call.query.get('id'));
    return row ? json(usesOf(row, partsOf(call.customerId))) : notFound();
  },
  permission,
);

const NO_RECORD = 'Registro inexistente.';
const CHANGED = 'foi alterado por outra pessoa. Atualize a lista.';

const reclassify = route(
  'POST',
  '/DocumentMovement/Reclassify',
  async (call) => {
    const sent = await call.body();
    const { finance, farms, costCenters, harvests } = demo.world;
    const keys = Array.isArray(sent['documents']) ? (sent['documents'] as Record<string, unknown>[]) : [];
    const rating = ratingsOf(finance, call.customerId).find(
      (row) => row.id === id(sent['financialRatingId']),
    );
    const farm = farms.get(id(sent['farmId']));
    const center = costCenters.get(id(sent['costCenterId']));
    const harvest = harvests.get(id(sent['harvestId']));
    const mine = (row: { customerId: number | null } | undefined) =>
      !row || row.customerId === call.customerId;
    const unknown = (name: string, row: object | undefined) => sent[name] != null && !row;
    if (!mine(farm) || unknown('farmId', farm)) return invalid({ FarmId: [NO_RECORD] });
    if (!mine(center) || unknown('costCenterId', center)) return invalid({ CostCenterId: [NO_RECORD] });
    if (!mine(harvest) || unknown('harvestId', harvest)) return invalid({ HarvestId: [NO_RECORD] });
    if (unknown('financialRatingId', rating)) return invalid({ FinancialRatingId: [NO_RECORD] });
    if (center && center.farmId !== farm?.id)
      return invalid({ CostCenterId: ['O centro de custo é de outra propriedade.'] });
    if (!rating && !farm && !harvest) return invalid({ FinancialRatingId: ['Informe o que muda.'] });
    return json(
      keys.map((key) => {
        const parts = partsOf(call.customerId);
        const row = own(call, key['id']);
        const answer = (message: string | null) => ({ id: String(key['id']), message });
        if (!row) return answer('não existe mais.');
        if (versionOf(row, parts) !== text(key['version'])) return answer(CHANGED);
        if (rating && rating.movement !== row.movement) return answer('a conta é do outro lado.');
        finance.documents.update(row.id, {
          ...(harvest && { harvestId: harvest.id }),
          ...(farm && {
            farmId: farm.id,
            shares: [{ farmId: farm.id, costCenterId: center?.id ?? null, percentage: 100 }],
          }),
        });
        if (rating)
          for (const title of titlesOf(row, parts))
            finance.installments.update(title.id, { ratingName: rating.name });
        return answer(null);
      }),
    );
  },
  permission,
);

const cancel = route(
  'POST',
  '/DocumentMovement/Cancel',
  async (call) => {
    const sent = await call.body();
    const row = own(call, sent['id']);
    if (!row) return notFound();
    const parts = partsOf(call.customerId);
    if (versionOf(row, parts) !== text(sent['version'])) return refused(`O documento ${CHANGED}`, 409);
    const reason = text(sent['reason']) ?? '';
    if (reason === '') return invalid({ Reason: ['Informe o motivo.'] });
    if (reason.length > LIMIT) return invalid({ Reason: [`O texto passa de ${LIMIT} caracteres.`] });
    const [payment] = paymentsOf(row, parts);
    if (payment) {
      const [year, month, day] = payment.paymentDate.slice(0, 10).split('-');
      const value = amountOf(payment).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
      return refused(
        `O documento tem o pagamento de R$ ${value} em ${day}/${month}/${year}. Estorne a baixa antes de cancelar.`,
      );
    }
    const { finance, assistDocuments } = demo.world;
    for (const title of titlesOf(row, parts)) finance.installments.remove(title.id);
    for (const table of [finance.contracts, finance.orders])
      for (const each of table.filter(({ deliveries }) =>
        deliveries.some((line) => line.documentId === row.id),
      ))
        table.update(each.id, { deliveries: each.deliveries.filter((line) => line.documentId !== row.id) });
    for (const each of assistDocuments.filter(({ release }) => release?.documentId === row.id)) {
      // It may be released anew.
      const { release: _taken, id: key, ...kept } = each;
      assistDocuments.remove(key);
      assistDocuments.insert({ ...kept, id: key });
    }
    resultCancelled(row.id, call.user.name);
    finance.documents.remove(row.id);
    finance.cancelledDocuments.insert({ document: row, reason, userName: call.user.name });
    return json(true);
  },
  permission,
);

export const movementHandlers = [list, dependents, reclassify, cancel];
