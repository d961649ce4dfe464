import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { lotThat, occurrence, writeDown } from './lots.test.kit';
import { readsPart } from './parts.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, sent, useFixedWorld } from './world.test.kit';

const CLOSING = '/ChickenLot/GetClosing';
const INVOICES = '/PreReleasedInvoice/GetGridData';
const MOVEMENTS = '/DocumentMovement/GetGridData?startDate=2026-03-01&endDate=2026-03-31';
const REOPENING = '/ChickenLot/GetReopening';
const STRANGERS = ['usuario', 'contador', 'gratis'];
const TODAY = '2026-03-18';
const otherLot = () => foreignId(demo.world.poultryLots);
/** A lot that nothing was written of yet: its course can be chosen. */
const newLot = () => rowOf(demo.world.poultryLots, (row) => row.aviaryId === 7);

describe('closing of lots on the wire', () => {
  useFixedWorld();

  it('what a closing comes to', async () => {
    const page = wirePage();
    const living = lotThat('IN_PROGRESS');
    for (const row of [living, lotThat('BLOCKED'), lotThat('AWAITING'), lotThat('FINISHED')])
      await page.reads(`${CLOSING}?id=${row.id}`);
    for (const date of [
      TODAY,
      '2026-03-17',
      '2026-03-17T22:00:00',
      '2026-02-30',
      'x',
      '2026-02-24',
      '2026-04-01',
    ])
      await page.reads(`${CLOSING}?id=${living.id}&date=${date}`);
    for (const id of [otherLot(), 999_999, 'x', '']) await page.reads(`${CLOSING}?id=${id}`);
    await page.readsOf(STRANGERS, [`${CLOSING}?id=${living.id}`]);
    await writeDown(living.id, 'carregamento', '2026-03-18T12:00:00Z', { quantity: 384 });
    await writeDown(living.id, 'checklist', '2026-03-18T02:59:00Z');
    await writeDown(living.id, 'medida-de-variavel', '2026-03-18T03:00:00Z');
    page.says('with a load');
    await page.reads(`${CLOSING}?id=${living.id}`);
    await page.reads(`${CLOSING}?id=${living.id}&date=2026-03-17`);
    const { poultryLots } = demo.world;
    const states = {
      'more lost than housed': { received: 500 },
      'not counted': { received: null },
      'none discarded': { discarded: null },
      'not simulated': { simulated: false },
    };
    for (const [words, change] of Object.entries(states)) {
      poultryLots.update(living.id, change);
      page.says(words);
      await page.reads(`${CLOSING}?id=${living.id}&date=2026-03-17`);
      poultryLots.update(living.id, living);
    }
    await expect(page.text()).toMatchFileSnapshot('answers/lots/closing.txt');
  });

  it('the number of the next one', async () => {
    const page = wirePage();
    const { poultryLots } = demo.world;
    const lot = newLot();
    for (const number of [
      '37',
      '09',
      '099',
      'LOTE 9',
      'A-007',
      'LOTE',
      'B2B',
      'L'.repeat(20),
      '9'.repeat(20),
    ]) {
      poultryLots.update(lot.id, { number });
      page.says(`after ${number}`);
      await readsPart(page, `${CLOSING}?id=${lot.id}`, 'nextLot.number');
    }
    poultryLots.update(lot.id, { number: 'Lote 8' });
    const finished = { ...lot, status: 'FINISHED' } as const;
    poultryLots.insert({ ...finished, id: 9001, number: 'LOTE 9' });
    poultryLots.insert({ ...finished, id: 9002, number: 'LOTE 10' });
    page.says('two are taken');
    await readsPart(page, `${CLOSING}?id=${lot.id}`, 'nextLot');
    poultryLots.insert({ ...lot, id: 9003, number: 'X', status: 'AWAITING', housingDate: null });
    poultryLots.insert({ ...lot, id: 9004, number: 'Y', status: 'AWAITING', housingDate: null });
    page.says('another one waits');
    await readsPart(page, `${CLOSING}?id=${lot.id}`, 'nextLot');
    await readsPart(page, `${CLOSING}?id=9003`, 'nextLot');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/nextNumber.txt');
  });

  it('are closed', async () => {
    const page = wirePage();
    const living = lotThat('IN_PROGRESS');
    const path = '/ChickenLot/Close';
    const body = { id: living.id, version: 1, closingDate: TODAY, reason: 'AVES DOENTES' };
    const next = Math.max(...demo.world.poultryLots.all().map(({ id }) => id)) + 1;
    await page.writes({
      path,
      body,
      foreign: { id: otherLot() },
      strangers: [...STRANGERS, 'veterinario'],
      shows: [`/ChickenLot/GetById?id=${next}`],
      also: {
        'of one that waits': { id: lotThat('AWAITING').id },
        'of one that is closed': { id: lotThat('BLOCKED').id },
        'of one that is finished': { id: lotThat('FINISHED').id },
        yesterday: { closingDate: '2026-03-17' },
        tomorrow: { closingDate: '2026-03-19' },
        'on the day of housing': { closingDate: living.housingDate },
        'before it was housed': { closingDate: '2026-02-24' },
        'with an hour': { closingDate: `${TODAY}T10:00:00` },
        'with the longest reason': { reason: 'B'.repeat(300) },
        'with a longer reason': { reason: 'B'.repeat(301) },
      },
    });
    const { id } = newLot();
    const load = (quantity: number, happenedAt: string) =>
      [
        'POST',
        '/ChickenOccurrence/Create',
        occurrence(id, 'carregamento', happenedAt, { quantity }),
      ] as const;
    const close = (closingDate: string, more: object = {}) =>
      ['POST', path, { id, version: 1, closingDate, ...more }] as const;
    const left = 24_000 - 105 - 576;
    await page.follows('without a reason when no bird is left', [
      load(left - 1, '2026-03-18T12:00:00Z'),
      close(TODAY),
      load(1, '2026-03-18T12:00:00Z'),
      close(TODAY, { version: 2 }),
      close('2026-03-17'),
      close(TODAY),
      close(TODAY, { version: 2 }),
      ['GET', `${CLOSING}?id=${id}`],
      ['GET', `/ChickenLot/GetById?id=${next}`],
      ['POST', '/ChickenOccurrence/Create', occurrence(id, 'checklist', '2026-03-18T12:00:00Z')],
      ['POST', '/ChickenOccurrence/Create', occurrence(next, 'checklist', '2026-03-18T12:00:00Z')],
    ]);
    const waiting = lotThat('AWAITING');
    demo.world.poultryLots.update(waiting.id, { status: 'IN_PROGRESS', housingDate: TODAY, received: 100 });
    for (const closingDate of ['2026-03-17', TODAY])
      await page.outcome(`housed today, closed on ${closingDate}`, 'POST', path, {
        ...body,
        id: waiting.id,
        closingDate,
      });
    await readsPart(page, INVOICES, 'invoice.documentNumber');
    await readsPart(page, INVOICES, 'invoice.totalValue');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/closed.txt');
  });

  it('what stands in the way of a reopening', async () => {
    const page = wirePage();
    const { poultryLots } = demo.world;
    const blocked = lotThat('BLOCKED');
    for (const row of [blocked, lotThat('IN_PROGRESS'), lotThat('AWAITING'), lotThat('FINISHED')])
      await page.reads(`${REOPENING}?id=${row.id}`);
    for (const id of [otherLot(), 999_999, 'x', '']) await page.reads(`${REOPENING}?id=${id}`);
    await page.readsOf(STRANGERS, [`${REOPENING}?id=${blocked.id}`]);
    const made = rowOf(poultryLots, (row) => row.madeByLotId === blocked.id);
    const { productionOrder, lineage, gender, breederLot, hatchery, henAgeWeeks, litterNumber } = blocked;
    const { received, discarded, unitWeight, litter, litterProduct, cleaned } = blocked;
    const all = { productionOrder, lineage, gender, breederLot, hatchery, henAgeWeeks, litterNumber };
    const typed = { ...all, received, discarded, unitWeight, litter, litterProduct, cleaned };
    const housed = { housingDate: '2026-03-17' } as const;
    const states = {
      'all was typed into the next one': { ...typed, version: 4 },
      'nothing was': { lineage: null, gender: null },
      'the next one lives': { ...housed, status: 'IN_PROGRESS' },
      'the next one is closed': { ...housed, status: 'BLOCKED', closingDate: TODAY },
      'another one waits': { madeByLotId: 1 },
    } as const;
    for (const [words, change] of Object.entries(states)) {
      poultryLots.update(made.id, change);
      page.says(words);
      await page.reads(`${REOPENING}?id=${blocked.id}`);
      poultryLots.update(made.id, made);
    }
    await writeDown(made.id, 'checklist', '2026-03-18T12:00:00Z');
    page.says('the next one has a record');
    await page.reads(`${REOPENING}?id=${blocked.id}`);
    poultryLots.update(blocked.id, { status: 'FINISHED', resultDocument: { id: null, number: '77' } });
    page.says('finished by a document');
    await page.reads(`${REOPENING}?id=${blocked.id}`);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/reopening.txt');
  });

  it('are reopened', async () => {
    const page = wirePage();
    const blocked = lotThat('BLOCKED');
    const made = rowOf(demo.world.poultryLots, (row) => row.madeByLotId === blocked.id);
    const path = '/ChickenLot/Reopen';
    const body = { id: blocked.id, version: 1, nextVersion: 1 };
    await page.writes({
      path,
      body,
      foreign: { id: otherLot() },
      strangers: [...STRANGERS, 'veterinario'],
      shows: [`/ChickenLot/GetById?id=${made.id}`, `${REOPENING}?id=${blocked.id}`],
      also: {
        'of one that lives': { id: lotThat('IN_PROGRESS').id },
        'of one that waits': { id: lotThat('AWAITING').id },
        'of one that is finished': { id: lotThat('FINISHED').id },
      },
    });
    const { id } = newLot();
    const next = Math.max(...demo.world.poultryLots.all().map((row) => row.id)) + 1;
    const close = ['POST', '/ChickenLot/Close', { id, version: 1, closingDate: TODAY, reason: 'X' }] as const;
    const reopen = (version: number, nextVersion?: number) =>
      ['POST', path, { id, version, nextVersion }] as const;
    await page.follows('closed and reopened', [
      close,
      reopen(1, 1),
      reopen(2),
      reopen(2, 2),
      reopen(2, 1),
      ['GET', `/ChickenLot/GetById?id=${next}`],
      reopen(3),
      ['POST', '/ChickenLot/Close', { id, version: 3, closingDate: TODAY, reason: 'Y' }],
      ['DELETE', `/ChickenLot/Delete?id=${next + 1}`],
      reopen(4, 1),
      reopen(4),
    ]);
    page.says('what waits for the closed lot goes with its closing');
    for (const [words, [, call, sentBody]] of Object.entries({ closed: close, reopened: reopen(2, 1) })) {
      await page.outcome(words, 'POST', call, sentBody);
      await readsPart(page, INVOICES, 'invoice.documentNumber');
    }
    await expect(page.text()).toMatchFileSnapshot('answers/lots/reopened.txt');
  });

  it('wait for their result document', async () => {
    const page = wirePage();
    const { id } = lotThat('BLOCKED');
    const { poultryLots, finance } = demo.world;
    const path = '/__demo/lots';
    const title = Math.max(...finance.installments.all().map((row) => row.id)) + 1;
    const lot = ['GET', `/ChickenLot/GetById?id=${id}`] as const;
    await page.follows('released and cancelled from outside', [
      ['POST', path, { lotId: 999_999 }],
      ['POST', path, {}],
      ['POST', path, { lotId: lotThat('IN_PROGRESS').id }],
      ['POST', path, { lotId: id, released: false }],
      ['POST', path, { lotId: id }],
      lot,
      ['POST', path, { lotId: id }],
      ['GET', `/TradeAccount/GetById?id=${title}`],
      ['POST', '/ChickenLot/Reopen', { id, version: 2, nextVersion: 1 }],
      ['POST', path, { lotId: id, released: false }],
      lot,
      ['POST', '/ChickenLot/Reopen', { id, version: 3, nextVersion: 1 }],
    ]);
    page.says('by the release of what Assist has entered');
    const waiting = idOf(demo.world.assistDocuments, (row) => row.lotId === id);
    await page.follows('released in the pre-launch', [
      ['POST', '/PreReleasedInvoice/Release', { id: waiting, version: 0 }],
      lot,
      ['GET', `${REOPENING}?id=${id}`],
    ]);
    page.says('released, and its document cancelled');
    await page.outcome('released', 'POST', '/PreReleasedInvoice/Release', { id: waiting, version: 0 });
    const released = poultryLots.need(id).resultDocument?.id;
    const { body } = await sent({ account: 'produtor' }, 'GET', MOVEMENTS);
    const row = (body as { id: number; version: string }[]).find((one) => one.id === released);
    const cancel = { id: released, version: row?.version, reason: 'VALOR ERRADO' };
    await page.outcome('cancelled', 'POST', '/DocumentMovement/Cancel', cancel);
    for (const part of ['status', 'version', 'resultDocumentNumber', 'updatedBy'])
      await readsPart(page, `/ChickenLot/GetById?id=${id}`, part);
    page.startsAfresh();
    poultryLots.update(id, { received: null });
    demo.world.assistDocuments.remove(waiting);
    page.says('of birds that were not counted there is none');
    await page.outcome('reopened', 'POST', '/ChickenLot/Reopen', { id, version: 1, nextVersion: 1 });
    await page.outcome('closed', 'POST', '/ChickenLot/Close', {
      id,
      version: 2,
      closingDate: TODAY,
      reason: 'X',
    });
    await readsPart(page, INVOICES, 'invoice.documentNumber');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/resultDocuments.txt');
  });
});
