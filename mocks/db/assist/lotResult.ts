import { fishCourse } from '../fish/fishCourse';
import type { FishLot } from '../fish/fishTypes';
import { aviaryFarm } from '../occurrence/aviaryFarm';
import { brazilianDay, dayLater } from '../poultry';
import type { PoultryLot } from '../poultryTypes';
import type { Table } from '../table';
import type { World } from '../types';
import type { AssistDocument } from './assistTypes';
import { landOf } from './enteredInvoice';

/** What the integrator pays for each bird, in reais. */
const PAID_PER_BIRD = 1.12;
/** And for each kg of live fish. */
const PAID_PER_KG_OF_FISH = 8.9;
const DAYS_TO_PAY = 15;
const OWN = 1000;
const INVOICE = 4;
const TRANSFER = 5;
const SERVICES = 10;
const INTEGRATOR = { name: 'COOPERATIVA INTEGRADORA OESTE', document: '11222333000181' };

/** Number and value in reais of the document that tells what a lot came to. */
export const resultOf = ({ number, received }: PoultryLot, day: string) => ({
  number: `RL ${number}/${day.slice(0, 4)}`,
  value: Math.round((received ?? 0) * PAID_PER_BIRD * 100) / 100,
});

/** The same of fish, by the kg that were harvested. */
export function fishResultOf(world: World, lot: FishLot, day: string) {
  const { harvests } = fishCourse(world, lot, day);
  return {
    number: `RP ${lot.number}/${day.slice(0, 4)}`,
    value: Math.round(harvests.reduce((sum, { kg }) => sum + kg, 0) * PAID_PER_KG_OF_FISH * 100) / 100,
  };
}

/** The house or the pond of a lot lies on a farm; what the lot came to. */
function outcomeOf(world: World, lot: PoultryLot | FishLot, day: string) {
  if ('fishPondId' in lot)
    return { ...fishResultOf(world, lot, day), farmId: world.fishPonds.get(lot.fishPondId)?.farmId };
  const aviary = world.aviaries.get(lot.aviaryId);
  return { ...resultOf(lot, day), farmId: aviary && aviaryFarm(world, aviary)?.id };
}

function nextNumber(table: Table<AssistDocument>, customerId: number): number {
  const own = table.filter((row) => row.customerId === customerId);
  return Math.max(0, ...own.map((row) => row.identificationNumber)) + 1;
}

function invoiceOf(world: World, lot: PoultryLot | FishLot, day: string) {
  const { customerId } = lot;
  const { number, value: paid, farmId: own } = outcomeOf(world, lot, day);
  // Of a lot without kilograms nobody knows it: who releases the document types it.
  const value = paid > 0 ? paid : null;
  const { farms, harvestId } = landOf(world, customerId);
  const farmId = own ?? farms[0]?.id ?? null;
  return {
    partnerId: null,
    partnerDocument: INTEGRATOR.document,
    partnerName: INTEGRATOR.name,
    documentTypeId: INVOICE,
    documentNumber: number,
    series: null,
    accessKey: null,
    issueDate: day,
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
        dueDate: dayLater(day, DAYS_TO_PAY),
        value,
      },
    ],
    observation: `LOTE ${lot.number}`,
    fieldsReadByAi: [],
    confirmedFields: [],
  };
}

/**
 * Puts the result document of a closed lot into the pre-launch, as Assist enters it; for birds that nobody counted there is
 * none. What a lot of fish without kilograms came to is not known: the value is left to whoever releases it.
 */
export function addResult(
  table: Table<AssistDocument>,
  world: World,
  lot: PoultryLot | FishLot,
  now: Date,
): void {
  const day = brazilianDay(now);
  const isFish = 'fishPondId' in lot;
  if (!isFish && !(outcomeOf(world, lot, day).value > 0)) return;
  const at = now.toISOString();
  const row = table.insert({
    customerId: lot.customerId,
    lotId: lot.id,
    identificationNumber: nextNumber(table, lot.customerId),
    status: 'PREENCHIDO',
    active: true,
    senderUserName: INTEGRATOR.name,
    createdAt: at,
    assistantUserId: null,
    assistantUserName: null,
    balance: 0,
    mobilePhoneNumber: '',
    sendingOriginName: 'Integradora',
    note: null,
    kind: null,
    figure: 0,
    lastCustomerActionAt: at,
    closedAt: at,
    invoiceDates: [],
    logs: [],
    files: [],
    invoice: invoiceOf(world, lot, day),
    invoiceVersion: 0,
    aiReadAt: null,
  });
  table.update(row.id, { invoice: { ...row.invoice, id: row.id } });
}

/** The lots that are closed already when the world begins wait for their document too. */
export function seedResults(table: Table<AssistDocument>, world: World, today: Date): void {
  const withAssist = new Set(table.all().map(({ customerId }) => customerId));
  const waits = ({ status, customerId }: PoultryLot | FishLot) =>
    status === 'BLOCKED' && withAssist.has(customerId);
  for (const lot of [...world.poultryLots.filter(waits), ...world.fishLots.filter(waits)])
    addResult(table, world, lot, today);
}
