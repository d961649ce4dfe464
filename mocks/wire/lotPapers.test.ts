import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { lotThat, writeDown } from './lots.test.kit';
import { readsPart } from './parts.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, rowOf, useFixedWorld } from './world.test.kit';

const BULLETIN = '/ChickenBulletin/GetByLot';
const SETTLEMENT = '/ChickenSettlement/GetByLot';
const COMPANIES = ['plusval', 'cialne', 'pioneiro', 'somave', 'adoro', 'avivar', 'brf', 'languiru'];
const MORE_COMPANIES = ['avigran', 'seara', 'vibra', 'copacol', 'lar', 'cvale'];
const otherLot = () => foreignId(demo.world.poultryLots);

/** Two loads, a disease and treatments, each with something else left out. */
async function lived(lotId: number): Promise<void> {
  await writeDown(lotId, 'carregamento', '2026-03-18T02:30:00Z', {
    quantity: 500,
    weightKg: 601.5,
    gta: 'G-2',
    feedOffAt: '2026-03-17T18:00:00-03:00',
  });
  await writeDown(lotId, 'carregamento', '2026-03-16T12:00:00Z', { quantity: 40, feedOffAt: '', gta: 7 });
  await writeDown(lotId, 'mortos-e-eliminados', '2026-03-18T12:00:00Z', { dead: 7, eliminated: 5 });
  await writeDown(lotId, 'doencas', '2026-03-12T12:00:00Z', {
    disease: 'COLIBACILOSE',
    medication: 'ENRO 10%',
    principle: 'ENROFLOXACINA',
    startDate: '2026-03-13',
    treatmentDays: 5,
    graceDays: 9,
  });
  await writeDown(lotId, 'doencas', '2026-03-14T02:00:00Z', { medication: 'AMOX', treatmentDays: 1 });
  await writeDown(lotId, 'tratamentos', '2026-03-11T12:00:00Z', { product: 'VITAMINA', principle: '' });
  await writeDown(lotId, 'tratamentos', '2026-03-15T12:00:00Z', { startDate: '' });
}

describe('papers of lots on the wire', () => {
  useFixedWorld();

  it('bulletins of fish', async () => {
    const FISH = '/PiscicultureBulletin/GetByLot';
    const page = wirePage();
    const { fishLots } = demo.world;
    await page.reads('/PiscicultureBulletin/GetLotsForSelect');
    for (const status of ['IN_PROGRESS', 'BLOCKED', 'AWAITING'] as const)
      await page.reads(`${FISH}?lotId=${rowOf(fishLots, (row) => row.status === status).id}&company=`);
    const { id } = rowOf(fishLots, (row) => row.status === 'BLOCKED');
    for (const wanted of [foreignId(fishLots), 999_999, '']) await page.reads(`${FISH}?lotId=${wanted}`);
    for (const company of ['copacol', 'cvale', 'lar'])
      await readsPart(page, `${FISH}?lotId=${id}&company=${company}`, 'source.lotId');
    await page.readsOf(['usuario', 'contador', 'gratis'], [`${FISH}?lotId=${id}`]);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/fishBulletins.txt');
  });

  it('bulletins as they begin', async () => {
    const page = wirePage();
    const living = lotThat('IN_PROGRESS');
    for (const status of ['IN_PROGRESS', 'BLOCKED', 'FINISHED', 'AWAITING'] as const)
      await page.reads(`${BULLETIN}?lotId=${lotThat(status).id}&company=`);
    for (const id of [otherLot(), 999_999, 'x', '']) await page.reads(`${BULLETIN}?lotId=${id}`);
    await page.readsOf(['usuario', 'contador', 'gratis'], [`${BULLETIN}?lotId=${living.id}`]);
    const [foreign] = demo.world.poultryLots.filter(({ aviaryId }) => aviaryId === 31);
    await readsPart(page, `${BULLETIN}?lotId=${foreign?.id}`, 'source.values', { account: 'integrador' });
    for (const company of [...COMPANIES, ...MORE_COMPANIES, 'jbs', 'LAR'])
      await readsPart(page, `${BULLETIN}?lotId=${living.id}&company=${company}`, 'source.lotId');
    await lived(living.id);
    page.says('with loads and drugs');
    await page.reads(`${BULLETIN}?lotId=${living.id}`);
    const house = demo.world.aviaries.need(living.aviaryId);
    demo.world.aviaries.update(house.id, { name: 'SEM CENTRO' });
    page.says('in a house that no cost center has, of a lot of two days');
    demo.world.poultryLots.update(living.id, { housingDate: '2026-03-17', received: null });
    await readsPart(page, `${BULLETIN}?lotId=${living.id}`, 'source.values');
    await expect(page.text()).toMatchFileSnapshot('answers/lots/bulletins.txt');
  });

  it('bulletins and their versions', async () => {
    const page = wirePage();
    const { id } = lotThat('IN_PROGRESS');
    const path = '/ChickenBulletin/Save';
    const read = `${BULLETIN}?lotId=${id}&company=lar`;
    const values = { producer: 'JOSE', slaughterAt: '2026-03-20T05:00:00' };
    const body = { lotId: id, company: 'lar', baseVersion: 0, baseSavedAt: null, print: false, values };
    await page.writes({
      path,
      body,
      foreign: { lotId: otherLot() },
      strangers: ['usuario', 'contador', 'gratis', 'veterinario'],
      shows: [read],
      also: {
        'the common model': { company: '' },
        'as a list': { values: [1] },
        'the longest text': { values: { lotResult: 'B'.repeat(500) } },
        'a longer text': { values: { lotResult: 'B'.repeat(501) } },
        'the most': { values: { loads: [{ birds: 1e9 }] } },
        'more than that': { values: { loads: [{ birds: 1e9 + 1 }] } },
        none: { values: { loads: [{ birds: 0 }], lost72: null, declarations: ['noForbidden'] } },
        'less than none': { values: { loads: [{ birds: 0 }, { birds: -1 }] } },
        'of a lot that waits': { lotId: lotThat('AWAITING').id },
        'of a closed one': { lotId: lotThat('BLOCKED').id },
        'of a finished one': { lotId: lotThat('FINISHED').id },
      },
    });
    const keep = (baseVersion: number, producer: string, more: object = {}) =>
      [
        'POST',
        path,
        {
          ...body,
          baseVersion,
          baseSavedAt: baseVersion === 0 ? null : new Date().toISOString(),
          values: { producer },
          ...more,
        },
      ] as const;
    await page.follows('what is printed stays', [
      keep(0, 'UM'),
      keep(0, 'DOIS'),
      keep(1, 'DOIS'),
      keep(1, 'ONTEM', { baseSavedAt: '2026-03-17T15:00:00.000Z' }),
      keep(1, 'TRES', { print: true }),
      keep(1, 'QUATRO'),
      keep(2, 'CINCO', { print: true }),
      keep(2, 'SEIS', { print: 'true' }),
      keep(0, 'OUTRA', { company: 'brf', print: true }),
      ['GET', read],
      ['GET', `${BULLETIN}?lotId=${id}&company=brf`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/bulletinVersions.txt');
  });

  it('settlements', async () => {
    const page = wirePage();
    for (const status of ['IN_PROGRESS', 'BLOCKED', 'FINISHED', 'AWAITING'] as const)
      await page.reads(`${SETTLEMENT}?lotId=${lotThat(status).id}`);
    for (const id of [otherLot(), 999_999, 'x', '']) await page.reads(`${SETTLEMENT}?lotId=${id}`);
    const closed = lotThat('BLOCKED');
    await page.readsOf(['usuario', 'contador', 'gratis'], [`${SETTLEMENT}?lotId=${closed.id}`]);
    const living = lotThat('IN_PROGRESS', true);
    await lived(living.id);
    const { poultryLots } = demo.world;
    poultryLots.update(living.id, { status: 'BLOCKED', closingDate: '2026-03-18' });
    page.says('a lot that reports by itself, with two loads');
    await page.reads(`${SETTLEMENT}?lotId=${living.id}`);
    poultryLots.update(living.id, { silentHours: 80, received: null, discarded: null, closingDate: null });
    page.says('not closed');
    await page.reads(`${SETTLEMENT}?lotId=${living.id}`);
    poultryLots.update(living.id, { closingDate: '2026-03-10', received: null, simulated: false });
    page.says('of which too little is known');
    await page.reads(`${SETTLEMENT}?lotId=${living.id}`);
    const path = '/ChickenSettlement/Save';
    const body = { lotId: closed.id, baseVersion: 0, values: { birds: 22_900, rate: 1.2, total: 27_480 } };
    await page.writes({
      path,
      body,
      foreign: { lotId: otherLot() },
      strangers: ['usuario', 'contador', 'gratis', 'veterinario'],
      shows: [`${SETTLEMENT}?lotId=${closed.id}`],
      also: {
        'as a list': { values: [1] },
        'of a lot that lives': { lotId: lotThat('IN_PROGRESS').id },
        'of a lot that waits': { lotId: lotThat('AWAITING').id },
        'of a finished one': { lotId: lotThat('FINISHED').id },
      },
    });
    const keep = (baseVersion: number) => ['POST', path, { ...body, baseVersion }] as const;
    await page.follows('by who read it last', [keep(0), keep(0), keep(1), keep(1), keep(2)]);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/settlements.txt');
  });
});
