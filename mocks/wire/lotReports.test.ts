import { describe, expect, it, vi } from 'vitest';
import { demo } from '../state';
import { lotThat, shortReferences, writeDown } from './lots.test.kit';
import { readsPart } from './parts.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, useFixedWorld } from './world.test.kit';

const REPORT = '/ChickenLotReport/GetByLot';
const RESULTS = '/ChickenResult/GetGridData';
const PERFORMANCE = '/PerformanceConsumption/GetByLots';
const STRANGERS = ['usuario', 'contador', 'gratis'];
const otherLot = () => foreignId(demo.world.poultryLots);
const automaticLots = () =>
  demo.world.poultryLots.filter(
    (row) => row.customerId === 1 && row.automatic && row.status === 'IN_PROGRESS',
  );

/** Something of each kind that a report reads. */
async function lived(lotId: number): Promise<void> {
  await writeDown(lotId, 'carregamento', '2026-03-17T12:00:00Z', { quantity: 500, weightKg: 601.5 });
  await writeDown(lotId, 'carregamento', '2026-03-18T02:00:00Z', { quantity: 40 });
  await writeDown(lotId, 'pesagem', '2026-03-16T12:00:00Z', { averageWeight: 900, total: 30 });
  await writeDown(lotId, 'visitas', '2026-03-18T02:59:00Z');
  await writeDown(lotId, 'checklist', '2026-03-18T03:00:00Z');
}

describe('reports of lots on the wire', () => {
  useFixedWorld();

  it('one lot', async () => {
    const page = wirePage();
    shortReferences();
    const living = lotThat('IN_PROGRESS');
    for (const row of [living, lotThat('BLOCKED'), lotThat('FINISHED'), lotThat('AWAITING')])
      await page.reads(`${REPORT}?lotId=${row.id}`);
    for (const id of [otherLot(), 999_999, 'x', '']) await page.reads(`${REPORT}?lotId=${id}`);
    await page.readsOf(STRANGERS, [`${REPORT}?lotId=${living.id}`]);
    await lived(living.id);
    page.says('with loads and a weighing');
    for (const part of ['days', 'weighings', 'loads'])
      await readsPart(page, `${REPORT}?lotId=${living.id}`, part);
    const now = new Date();
    for (const at of ['22:59:59', '23:00:00']) {
      vi.setSystemTime(new Date(`2026-03-18T${at}Z`));
      page.startsAfresh();
      page.says(`at ${at}`);
      await readsPart(page, `${REPORT}?lotId=${living.id}`, 'sentAt');
    }
    vi.setSystemTime(new Date('2026-03-19T02:59:59Z'));
    page.startsAfresh();
    page.says('at the end of the day');
    await readsPart(page, `${REPORT}?lotId=${living.id}`, 'sentAt');
    vi.setSystemTime(now);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/reports.txt');
  });

  it('lots that report by themselves', async () => {
    const page = wirePage();
    const { poultryLots, equipment, sensors } = demo.world;
    for (const { id } of automaticLots()) await readsPart(page, `${REPORT}?lotId=${id}`, 'days');
    const [first] = automaticLots();
    if (!first) throw new Error('No such lot.');
    const path = `${REPORT}?lotId=${first.id}`;
    await writeDown(first.id, 'consumo', '2026-03-16T12:00:00Z', {
      feedKg: 1234.5,
      waterLitres: 2000,
      reason: 'X',
    });
    await writeDown(first.id, 'consumo', '2026-03-15T12:00:00Z', { waterLitres: 3000, reason: 'X' });
    await writeDown(first.id, 'consumo', '2026-03-14T12:00:00Z', { feedKg: 700, reason: 'X' });
    await lived(first.id);
    page.says('with what was written down');
    for (const part of ['days', 'weighings', 'loads']) await readsPart(page, path, part);
    const own = sensors.filter((row) => equipment.get(row.equipmentId)?.aviaryId === first.aviaryId);
    const [sensor] = own;
    if (!sensor) throw new Error('No sensor.');
    for (const magnitude of ['TEMPERATURE', 'HUMIDITY', 'AMMONIA', 'BRIGHTNESS']) {
      for (const row of own) sensors.update(row.id, { magnitude: 'CO2' });
      sensors.update(sensor.id, { magnitude });
      page.says(`with a sensor of ${magnitude} alone`);
      for (const part of ['temperature', 'humidity', 'ammonia', 'darkHours'])
        await readsPart(page, path, `days.${part}`);
    }
    equipment.update(sensor.equipmentId, { enabled: false });
    page.says('switched off');
    await readsPart(page, path, 'days.darkHours');
    equipment.update(sensor.equipmentId, { enabled: true });
    poultryLots.update(first.id, { automatic: false });
    page.says('of one that does not report by itself');
    await readsPart(page, path, 'days');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/automatic.txt');
  });

  it('results', async () => {
    const page = wirePage();
    await page.reads(RESULTS);
    await readsPart(page, RESULTS, 'id');
    await page.readsOf([...STRANGERS, 'veterinario', 'integrador'], [RESULTS]);
    const { poultryLots } = demo.world;
    const [finished, blocked, living] = [lotThat('FINISHED'), lotThat('BLOCKED'), lotThat('IN_PROGRESS')];
    for (const { id } of poultryLots.filter((row) => ![finished.id, blocked.id, living.id].includes(row.id)))
      poultryLots.remove(id);
    page.says('of two');
    await page.reads(RESULTS);
    const changes = {
      'closed, said to be in progress': { closingDate: '2026-03-18' },
      'blocked without a day': { status: 'BLOCKED' },
      'closed with loads': { status: 'FINISHED', closingDate: '2026-03-18' },
      'not counted': { status: 'FINISHED', closingDate: '2026-03-18', received: null, discarded: null },
      'not housed': { status: 'FINISHED', closingDate: '2026-03-18', housingDate: null },
    } as const;
    await lived(living.id);
    poultryLots.remove(finished.id);
    poultryLots.remove(blocked.id);
    for (const [words, change] of Object.entries(changes)) {
      poultryLots.update(living.id, change);
      page.says(words);
      await page.reads(RESULTS);
      poultryLots.update(living.id, living);
    }
    await expect(page.text()).toMatchFileSnapshot('answers/lots/results.txt');
  });

  it('the value of a result is that of its document', async () => {
    const page = wirePage();
    const { id } = lotThat('BLOCKED');
    const { poultryLots } = demo.world;
    for (const row of poultryLots.filter((lot) => lot.id !== id)) poultryLots.remove(row.id);
    await page.outcome('released', 'POST', '/__demo/lots', { lotId: id });
    await readsPart(page, RESULTS, 'resultValue');
    const { finance } = demo.world;
    const { resultDocument } = poultryLots.need(id);
    const title = finance.installments.find((row) => row.documentId === resultDocument?.id);
    finance.installments.update(title?.id ?? 0, { value: 20_000.5 });
    await readsPart(page, RESULTS, 'resultValue');
    await page.outcome('cancelled', 'POST', '/__demo/lots', { lotId: id, released: false });
    await readsPart(page, RESULTS, 'resultValue');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/resultValues.txt');
  });

  it('performance', async () => {
    const page = wirePage();
    shortReferences();
    const { poultryLots } = demo.world;
    const living = lotThat('IN_PROGRESS');
    const of = (...ids: unknown[]) => `${PERFORMANCE}?${ids.map((id) => `lotIds=${String(id)}`).join('&')}`;
    await page.reads(of(living.id));
    await readsPart(page, of(living.id), 'previousLots.id');
    await page.reads(of(lotThat('AWAITING').id, otherLot(), 999_999, 'x'));
    await page.reads(PERFORMANCE);
    await page.readsOf(STRANGERS, [of(living.id)]);
    const all = poultryLots.filter(({ customerId }) => customerId === 1).map(({ id }) => id);
    await readsPart(page, of(...all.slice(0, 12)), 'id');
    await readsPart(page, of(living.id, living.id), 'id');
    const [automatic] = automaticLots();
    if (!automatic) throw new Error('No such lot.');
    await lived(automatic.id);
    const eaten = { feedKg: 1234.5, waterLitres: 2000, reason: 'X' };
    const record = await writeDown(automatic.id, 'consumo', '2026-03-16T12:00:00Z', eaten);
    await writeDown(automatic.id, 'pesagem', '2026-03-16T13:00:00Z', { averageWeight: 910, total: 10 });
    page.says('of one that reports by itself, with loads');
    for (const part of ['aviary', 'lot', 'weighings']) await readsPart(page, of(automatic.id), part);
    poultryLots.update(automatic.id, { received: null, discarded: null, simulated: false });
    for (const { id } of poultryLots.filter(
      (row) => row.aviaryId === automatic.aviaryId && row.id !== automatic.id,
    ))
      poultryLots.update(id, { received: null, discarded: null, simulated: false });
    page.says('of which little is known');
    await readsPart(page, of(automatic.id), 'lot');
    await readsPart(page, of(automatic.id), 'previousLots.birdsHoused');
    demo.world.occurrence.occurrences.remove(record);
    page.says('no feed at all');
    await readsPart(page, of(automatic.id), 'lot.feedConsumed');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/performance.txt');
  });
});
