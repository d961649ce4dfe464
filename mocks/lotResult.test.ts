// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { brazilianDay } from './db/poultry';
import { demo, resetDemo } from './state';
import { clientOf } from './testClient';

beforeEach(() => resetDemo());

interface Waiting {
  readonly id: number;
  readonly version: number;
  readonly statusName: string;
  readonly invoice: { readonly documentNumber: string; readonly totalValue: number };
}

const living = () => {
  const lot = demo.world.poultryLots.find((row) => row.customerId === 1 && row.status === 'IN_PROGRESS');
  if (!lot) throw new Error('no lot in progress');
  return lot;
};
const now = (id: number) => demo.world.poultryLots.need(id);
const client = () => clientOf('produtor');

async function close(id: number) {
  const sent = { id, version: now(id).version, closingDate: brazilianDay(new Date()), reason: 'ABATE' };
  expect((await (await client()).write('POST', '/ChickenLot/Close', sent)).status).toBe(200);
}
async function waiting(number: string): Promise<Waiting | undefined> {
  const { body } = await (await client()).get('/PreReleasedInvoice/GetGridData');
  return (body as Waiting[]).find(
    ({ invoice, statusName }) =>
      invoice.documentNumber.startsWith(`RL ${number}/`) && statusName === 'TO_RELEASE',
  );
}

test('a closed lot waits in the pre-launch; released, its document finishes the lot; cancelled, it is blocked again', async () => {
  const lot = living();
  expect(await waiting(lot.number)).toBeUndefined();
  await close(lot.id);
  const document = await waiting(lot.number);
  expect(document?.invoice.totalValue).toBeCloseTo((lot.received ?? 0) * 1.12, 2);

  const { id, version } = document ?? { id: 0, version: 0 };
  const released = await (await client()).write('POST', '/PreReleasedInvoice/Release', { id, version });
  expect(released.body).toMatchObject({ movement: 'INCOME' });
  expect(now(lot.id)).toMatchObject({
    status: 'FINISHED',
    resultDocument: { number: document?.invoice.documentNumber },
  });
  const made = demo.world.finance.documents.need(now(lot.id).resultDocument?.id ?? 0);
  expect(made).toMatchObject({ movement: 'INCOME', typeName: 'RESULTADO DE LOTE' });

  const list = await (
    await client()
  ).get('/DocumentMovement/GetGridData?startDate=2000-01-01&endDate=2999-12-31');
  const row = (list.body as { id: number; version: string }[]).find((one) => one.id === made.id);
  const cancelled = await (
    await client()
  ).write('POST', '/DocumentMovement/Cancel', { id: made.id, version: row?.version, reason: 'VALOR ERRADO' });
  expect(cancelled.status).toBe(200);
  expect(now(lot.id)).toMatchObject({ status: 'BLOCKED', resultDocument: null });
  // It may be released anew.
  expect(await waiting(lot.number)).toBeDefined();
});

test('the lot that the demo begins with as closed waits for its document too, which finishes it', async () => {
  const lot = demo.world.poultryLots.find((row) => row.customerId === 1 && row.status === 'BLOCKED');
  if (!lot) throw new Error('no closed lot');
  const { id, version } = (await waiting(lot.number)) ?? { id: 0, version: 0 };
  await (await client()).write('POST', '/PreReleasedInvoice/Release', { id, version });
  expect(now(lot.id)).toMatchObject({ status: 'FINISHED' });
});

test('reversing a closing restores the world', async () => {
  const lot = living();
  // Who changed it last, and how often it was changed, is history.
  const world = () =>
    JSON.stringify([
      demo.world.poultryLots
        .all()
        .map(({ version: _version, updatedAt: _at, updatedByName: _by, ...kept }) => kept)
        .toSorted((a, b) => a.id - b.id),
      demo.world.assistDocuments.all(),
      demo.world.occurrence.occurrences.all(),
    ]);
  const before = world();
  await close(lot.id);
  expect(world()).not.toBe(before);
  const made = demo.world.poultryLots.find((row) => row.madeByLotId === lot.id);
  const sent = { id: lot.id, version: now(lot.id).version, nextVersion: made?.version };
  expect((await (await client()).write('POST', '/ChickenLot/Reopen', sent)).status).toBe(200);
  expect(world()).toBe(before);
  expect(await waiting(lot.number)).toBeUndefined();
});

test('a released invoice keeps its items, and the document shows them', async () => {
  const own = await client();
  const { body } = await own.get('/PreReleasedInvoice/GetGridData');
  interface Entered {
    id: number;
    version: number;
    statusName: string;
    invoice: { items: { description: string }[]; totalValue: number };
  }
  const row = (body as Entered[]).find(
    ({ invoice, statusName }) => statusName === 'TO_RELEASE' && invoice.items.length > 0,
  );
  const sent = { id: row?.id, version: row?.version };
  const released = await own.write('POST', '/PreReleasedInvoice/Release', sent);
  expect(released.status).toBe(200);
  const { documentId } = released.body as { documentId: number };
  const answer = await own.get(
    `/FacResultOfBusinessActivity/GetCapaAndItem?documentId=${documentId}&businessMovement=EXPENSE`,
  );
  const { invoiceItemOuts } = answer.body as { invoiceItemOuts: { productName: string }[] };
  expect(invoiceItemOuts.map(({ productName }) => productName)).toEqual(
    row?.invoice.items.map(({ description }) => description),
  );
});

test('a lot of fish that was closed without kilograms waits for its document too, whose value nobody knows yet', async () => {
  const lot = demo.world.fishLots.find(
    (row) => row.customerId === 1 && row.status === 'IN_PROGRESS' && row.housed === 3_000,
  );
  if (!lot) throw new Error('no lot');
  const closing = { version: lot.version, closingDate: brazilianDay(new Date()), reason: 'FUGA' };
  const path = `/PiscicultureLot/BlockPiscicultureLot?id=${lot.id}`;
  expect((await (await client()).write('PUT', path, closing)).status).toBe(200);
  const { body } = await (await client()).get('/PreReleasedInvoice/GetGridData');
  const document = (body as Waiting[]).find(({ invoice }) =>
    invoice.documentNumber.startsWith(`RP ${lot.number}/`),
  );
  expect(document?.invoice.totalValue).toBeNull();
  const { id, version } = document ?? { id: 0, version: 0 };
  const refused = await (await client()).write('POST', '/PreReleasedInvoice/Release', { id, version });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('valor');
  expect(demo.world.fishLots.need(lot.id).status).toBe('BLOCKED');
});
