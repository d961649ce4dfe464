import { json, refused } from '../../answers';
import { dayLater } from '../../db/poultry';
import type { PoultryLot } from '../../db/poultryTypes';
import { id } from '../../read';
import { DemoRoute } from '../../route';
import { demo } from '../../state';
import { todayHere } from './lotTables';
import { resultOf } from '../../db/assist/lotResult';
import { forgetResult } from './resultInvoice';

/** The document by which the financial module tells what a lot came to. */
function resultDocument(lot: PoultryLot) {
  const { finance, farms } = demo.world;
  const { customerId } = lot;
  const farmId = farms.find((farm) => farm.customerId === customerId)?.id ?? null;
  const { number, value } = resultOf(lot, todayHere());
  const document = finance.documents.insert({
    customerId,
    movement: 'INCOME',
    typeName: 'RESULTADO DE LOTE',
    number,
    partnerId: finance.partners.find((row) => row.customerId === customerId)?.id ?? 1,
    companyId: null,
    farmerId: null,
    farmId,
    harvestId: null,
    currencyId: finance.currencies.find((row) => row.currencyCode === 'BRL')?.id ?? 1,
    loanId: null,
    issueDate: `${todayHere()}T00:00:00`,
    enteredValue: value,
    paymentId: null,
    items: [],
    shares: farmId === null ? [] : [{ farmId, costCenterId: null, percentage: 100 }],
    details: [],
    observation: `Lote ${lot.number}`,
    createdAt: new Date().toISOString(),
  });
  finance.installments.insert({
    customerId,
    documentId: document.id,
    number: 1,
    dueDate: `${dayLater(todayHere(), 15)}T00:00:00`,
    value,
    ratingName: 'VENDA DE FRANGOS',
    observation: null,
  });
  return { id: document.id, number };
}

/** The financial module releases or cancels the result document of a lot: `{ lotId, released }`. */
export const lotsControl = new DemoRoute('POST', '/__demo/lots', async ({ body }) => {
  const sent = await body();
  const lot = demo.world.poultryLots.get(id(sent.lotId));
  if (!lot) return refused('lotId is missing');
  const released = sent.released !== false;
  if (lot.status !== (released ? 'BLOCKED' : 'FINISHED')) return refused('the lot is in another state');
  if (released) forgetResult(lot.id);
  demo.world.poultryLots.update(lot.id, {
    status: released ? 'FINISHED' : 'BLOCKED',
    resultDocument: released ? resultDocument(lot) : null,
    version: lot.version + 1,
    updatedAt: new Date().toISOString(),
    updatedByName: 'FINANCEIRO',
  });
  return json(true);
});
