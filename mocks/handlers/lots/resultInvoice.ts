import type { AssistDocument } from '../../db/assist/assistTypes';
import { landOf } from '../../db/assist/enteredInvoice';
import { aviaryFarm } from '../../db/occurrence/aviaryFarm';
import { dayLater } from '../../db/poultry';
import type { PoultryLot } from '../../db/poultryTypes';
import { demo } from '../../state';
import { todayHere } from './lotTables';

/** What the integrator pays for each bird, in reais. */
const PAID_PER_BIRD = 1.12;
const DAYS_TO_PAY = 15;
const OWN = 1000;
const INVOICE = 4;
const TRANSFER = 5;
const SERVICES = 10;
const INTEGRATOR = { name: 'COOPERATIVA INTEGRADORA OESTE', document: '11222333000181' };

/** Number and value in reais of the document that tells what a lot came to. */
export const resultOf = ({ number, received }: PoultryLot) => ({
  number: `RL ${number}/${todayHere().slice(0, 4)}`,
  value: Math.round((received ?? 0) * PAID_PER_BIRD * 100) / 100,
});

const table = () => demo.world.assistDocuments;
const ofLot = (lotId: number) => table().find((row) => row.lotId === lotId);

function nextNumber(customerId: number): number {
  const own = table().filter((row) => row.customerId === customerId);
  return Math.max(0, ...own.map((row) => row.identificationNumber)) + 1;
}

function invoiceOf(lot: PoultryLot) {
  const { customerId } = lot;
  const { number, value } = resultOf(lot);
  const { farms, harvestId } = landOf(demo.world, customerId);
  const aviary = demo.world.aviaries.get(lot.aviaryId);
  const farmId = (aviary && aviaryFarm(demo.world, aviary)?.id) ?? farms[0]?.id ?? null;
  const due = dayLater(todayHere(), DAYS_TO_PAY);
  return {
    partnerId: null,
    partnerDocument: INTEGRATOR.document,
    partnerName: INTEGRATOR.name,
    documentTypeId: INVOICE,
    documentNumber: number,
    series: null,
    accessKey: null,
    issueDate: todayHere(),
    totalValue: value,
    items: [
      {
        id: 1,
        description: `RESULTADO DO LOTE ${lot.number}`,
        ncm: null,
        unit: 'UN',
        quantity: 1,
        unitPrice: value,
        totalValue: value,
        expenditureId: customerId * OWN + SERVICES,
      },
    ],
    apportionments: [
      {
        farmId,
        costCenterId: null,
        harvestId,
        expenditureId: customerId * OWN + SERVICES,
        patrimonyId: null,
        percentage: 100,
        value,
      },
    ],
    payments: [
      {
        paymentFormId: TRANSFER,
        bankAccountId: customerId * OWN + 1,
        dueDate: due,
        value,
      },
    ],
    observation: `LOTE ${lot.number}`,
    fieldsReadByAi: [],
    confirmedFields: [],
  };
}

/** A lot that is closed waits for its result document: Assist has entered it, the producer releases it. */
export function expectResult(lot: PoultryLot): void {
  if (ofLot(lot.id) || !(resultOf(lot).value > 0)) return;
  const now = new Date().toISOString();
  const row = table().insert({
    customerId: lot.customerId,
    lotId: lot.id,
    identificationNumber: nextNumber(lot.customerId),
    status: 'PREENCHIDO',
    active: true,
    senderUserName: INTEGRATOR.name,
    createdAt: now,
    assistantUserId: null,
    assistantUserName: null,
    balance: 0,
    mobilePhoneNumber: '',
    sendingOriginName: 'Integradora',
    note: null,
    kind: null,
    figure: 0,
    lastCustomerActionAt: now,
    closedAt: now,
    invoiceDates: [],
    logs: [],
    files: [],
    invoice: invoiceOf(lot),
    invoiceVersion: 0,
    aiReadAt: null,
  });
  table().update(row.id, { invoice: { ...row.invoice, id: row.id } });
}

/** The closing is taken back, or the document came another way: nothing waits any more. */
export function forgetResult(lotId: number): void {
  const row = ofLot(lotId);
  if (row && !row.release) table().remove(row.id);
}

const write = (lot: PoultryLot, changes: Pick<PoultryLot, 'status' | 'resultDocument'>, by: string) =>
  demo.world.poultryLots.update(lot.id, {
    ...changes,
    version: lot.version + 1,
    updatedAt: new Date().toISOString(),
    updatedByName: by,
  });

/** The document of a lot is released: the lot is finished. */
export function resultReleased(
  { lotId }: AssistDocument,
  documentId: number,
  number: string,
  by: string,
): void {
  const lot = demo.world.poultryLots.get(lotId);
  if (lot?.status === 'BLOCKED')
    write(lot, { status: 'FINISHED', resultDocument: { id: documentId, number } }, by);
}

/** The document of a lot is cancelled: the lot waits for another one. */
export function resultCancelled(documentId: number, by: string): void {
  const lot = demo.world.poultryLots.find((row) => row.resultDocument?.id === documentId);
  if (lot?.status === 'FINISHED') write(lot, { status: 'BLOCKED', resultDocument: null }, by);
}
