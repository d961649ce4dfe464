import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { lotThat, occurrence, writeDown } from './lots.test.kit';
import { readsPart } from './parts.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, rowOf, useFixedWorld } from './world.test.kit';

const CREATE = '/ChickenOccurrence/Create';
const GRID = '/ChickenOccurrence/GetGridData';
const LOTS = '/ChickenOccurrence/GetLotsForSelect';
const STRANGERS = ['usuario', 'contador', 'gratis'];
const NOON = '2026-03-18T12:00:00Z';
const VETERINARY = { account: 'veterinario' };
const otherLot = () => foreignId(demo.world.poultryLots);
const foreignRecord = () => foreignId(demo.world.occurrence.occurrences);
const TYPES = [
  'checklist',
  'orientacao-tecnica',
  'teste-de-gerador',
  'vazio-sanitario',
  'armadilhas-para-roedores',
  'visitas',
  'treinamento',
  'afastamento-medico',
  'diario-de-bordo',
  'medida-de-variavel',
  'mortos-e-eliminados',
  'consumo',
  'pesagem',
  'movimento-de-racao',
  'carregamento',
  'doencas',
  'tratamentos',
];
const VALUES: Record<string, object> = {
  'mortos-e-eliminados': { dead: 1 },
  consumo: { waterLitres: 1 },
  pesagem: { total: 1, averageWeight: 900 },
  carregamento: { quantity: 1 },
};

describe('occurrences of lots on the wire', () => {
  useFixedWorld();

  it('lists', async () => {
    const page = wirePage();
    await page.reads(LOTS);
    await readsPart(page, LOTS, 'alive');
    await page.reads(GRID);
    const lots = [lotThat('IN_PROGRESS'), lotThat('FINISHED'), lotThat('BLOCKED'), lotThat('AWAITING')];
    await page.filters(GRID, [
      `lotId=${lots[0]?.id}`,
      ...[...lots.slice(1).map(({ id }) => id), otherLot(), 999_999, 'x', ''].map((id) => `lotId=${id}`),
    ]);
    const of = (lotId: number) => rowOf(demo.world.occurrence.occurrences, (row) => row.lotId === lotId).id;
    for (const id of [of(lots[0]?.id ?? 0), foreignRecord(), 999_999, 'x', ''])
      await page.reads(`/ChickenOccurrence/GetById?id=${id}`);
    await page.readsOf([...STRANGERS, 'veterinario', 'integrador'], [LOTS, GRID]);
    await page.readsOf(STRANGERS, [`/ChickenOccurrence/GetById?id=${of(lots[0]?.id ?? 0)}`]);
    const { id } = lots[0] ?? { id: 0 };
    const own = { received: 500, discarded: null };
    demo.world.poultryLots.update(id, own);
    page.says('more lost than came');
    await readsPart(page, LOTS, 'alive');
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/lists.txt');
  });

  it('each type, in each state of a lot', async () => {
    const page = wirePage();
    for (const status of ['AWAITING', 'IN_PROGRESS', 'BLOCKED', 'FINISHED'] as const) {
      page.says(status);
      for (const type of status === 'FINISHED' ? ['checklist'] : [...TYPES, 'despesca', ''])
        await page.outcome(type || 'no type', 'POST', CREATE, {
          ...occurrence(lotThat(status).id, type, '2026-03-18T12:30:00Z', VALUES[type]),
        });
    }
    await readsPart(page, `/ChickenLot/GetDependents?id=${lotThat('AWAITING').id}`, 'count');
    await readsPart(
      page,
      `/ChickenLot/GetClosing?id=${lotThat('IN_PROGRESS').id}&date=2026-03-17`,
      'later.name',
    );
    for (const { id } of demo.world.occurrence.occurrences.all().slice(-17))
      await readsPart(page, `/ChickenOccurrence/GetById?id=${id}`, 'type');
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/types.txt');
  });

  it('are written down', async () => {
    const page = wirePage();
    const living = lotThat('IN_PROGRESS');
    const content = Buffer.from('%PDF-1.4').toString('base64');
    const shows = ['/ChickenOccurrence/GetById?id={id}'];
    const body = {
      ...occurrence(living.id, 'visitas', NOON, { visitor: 'ANA' }),
      observation: ' NOTA ',
      files: [{ fileName: ' a.pdf ', contentAsBase64String: content }],
      clientKey: 'K-1',
    };
    await page.writes({
      path: CREATE,
      body,
      foreign: { lotId: otherLot() },
      strangers: [...STRANGERS, 'veterinario'],
      shows,
      also: {
        'within the minute': { happenedAt: '2026-03-18T15:01:00Z' },
        'later than that': { happenedAt: '2026-03-18T15:01:01Z' },
        'before it was housed': { happenedAt: '2020-01-01T12:00:00Z' },
        'with an offset': { happenedAt: '2026-03-18T09:00:00-03:00' },
        'on a day that does not exist': { happenedAt: '2026-02-30T12:00:00Z' },
        'the longest note': { observation: 'B'.repeat(1000) },
        'a longer note': { observation: 'B'.repeat(1001) },
        'a file of another record': { files: [{ id: 1, fileName: 'b.pdf', size: 7 }] },
        'files that are none': { files: [null, 'x', {}, { fileName: 'c.pdf' }] },
        'two files': {
          files: [
            { fileName: 'a.pdf', contentAsBase64String: content },
            { id: 9, contentAsBase64String: 'AAAA' },
          ],
        },
      },
    });
    const counted = (type: string, values: object, also: Record<string, object>, lotId = living.id) =>
      page.writes({
        path: CREATE,
        body: occurrence(lotId, type, '2026-03-18T12:30:00Z', values),
        strangers: [],
        wholeOnly: true,
        also: Object.fromEntries(Object.entries(also).map(([words, more]) => [words, { values: more }])),
      });
    const alive = 23_384;
    await counted(
      'mortos-e-eliminados',
      { dead: 3, eliminated: 2 },
      {
        none: { dead: 0, eliminated: 0 },
        'dead alone': { dead: 1, eliminated: null },
        'eliminated alone': { eliminated: 1 },
        'less than none': { dead: -1, eliminated: 5 },
        'half a bird': { dead: 0.5, eliminated: 1 },
        'half eliminated': { dead: 1, eliminated: 0.5 },
        'as text': { dead: '3' },
        'all of them': { dead: alive - 1, eliminated: 1 },
        'more than that': { dead: alive, eliminated: 1 },
      },
    );
    await counted(
      'carregamento',
      { quantity: 5, weightKg: 10 },
      {
        none: { quantity: 0 },
        missing: {},
        'half a bird': { quantity: 1.5 },
        'all of them': { quantity: alive },
        'more than that': { quantity: alive + 1 },
      },
    );
    await counted(
      'pesagem',
      { total: 2, averageWeight: 950, readings: '900 1000' },
      {
        'without readings': { total: 2, averageWeight: 950, readings: '' },
        'another number of them': { total: 3, averageWeight: 950, readings: '900 1000' },
        'another mean': { total: 2, averageWeight: 951, readings: '900 1000' },
        'a mean within a gram': { total: 2, averageWeight: 950.9, readings: '900 1000' },
        none: { total: 0, averageWeight: 950 },
        'no number': { averageWeight: 950 },
        'no mean': { total: 1 },
        'the lightest': { total: 1, averageWeight: 20 },
        lighter: { total: 1, averageWeight: 19.9 },
        'the heaviest': { total: 1, averageWeight: 8000 },
        heavier: { total: 1, averageWeight: 8000.1 },
      },
    );
    const empty = lotThat('IN_PROGRESS', true);
    await counted(
      'consumo',
      { feedKg: 10.5, waterLitres: 20, reason: 'SILO' },
      {
        nothing: { reason: 'SILO' },
        'feed alone': { feedKg: 0, reason: 'SILO' },
        'water alone': { waterLitres: 0, reason: 'SILO' },
        'less than nothing': { feedKg: -0.1, reason: 'SILO' },
        'less water than none': { feedKg: 1, waterLitres: -1, reason: 'SILO' },
        'as text': { feedKg: '1', reason: 'SILO' },
        'without a reason': { feedKg: 1, reason: ' ' },
      },
      empty.id,
    );
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/create.txt');
  });

  it('are sent again, changed and deleted', async () => {
    const page = wirePage();
    const living = lotThat('IN_PROGRESS');
    const automatic = lotThat('IN_PROGRESS', true);
    const next = Math.max(...demo.world.occurrence.occurrences.all().map(({ id }) => id)) + 1;
    const dead = occurrence(living.id, 'mortos-e-eliminados', NOON, { dead: 3 });
    const edit = `/ChickenOccurrence/Edit?id=${next}`;
    await page.writes({
      method: 'PUT',
      path: `/ChickenOccurrence/Edit?id=${rowOf(demo.world.occurrence.occurrences, (row) => row.lotId === living.id).id}`,
      body: occurrence(living.id, 'consumo', '2026-02-25T10:00:00Z', { feedKg: 1 }),
      foreign: { '?id': foreignRecord(), lotId: otherLot() },
      strangers: STRANGERS,
      shows: ['/ChickenOccurrence/GetById?id={id}'],
      wholeOnly: true,
      also: {
        'of another lot': { lotId: automatic.id },
        'of a closed lot': { lotId: lotThat('BLOCKED').id },
        'before it was housed': { happenedAt: '2026-02-25T02:59:59Z' },
        'at the beginning of the day': { happenedAt: '2026-02-25T03:00:00Z' },
        'on a day that has one': { happenedAt: '2026-02-26T12:00:00Z' },
        'another type': { type: 'pesagem' },
        'not of this version': { version: 2 },
        'of this version': { version: 1 },
      },
    });
    const alive = (lotId: number) => ['GET', `/ChickenLot/GetClosing?id=${lotId}`] as const;
    const keyed = { ...dead, clientKey: 'K-1' };
    await page.follows('sent twice, and with another key', [
      ['POST', CREATE, keyed],
      ['POST', CREATE, { ...keyed, values: { dead: 9 } }],
      ['POST', CREATE, { ...keyed, clientKey: 'K-2' }],
      ['POST', CREATE, { ...keyed, clientKey: '' }, VETERINARY],
      alive(living.id),
      ['PUT', edit, { ...dead, values: { dead: 4 }, version: 1, clientKey: 'K-9' }],
      ['PUT', edit, { ...dead, values: { dead: 5 }, version: 1 }, VETERINARY],
      ['PUT', edit, { ...dead, values: { dead: 23_377 }, version: 2 }],
      ['PUT', edit, { ...dead, values: { dead: 23_378 }, version: 2 }],
      ['POST', CREATE, { ...dead, values: { dead: 1 } }],
      ['DELETE', `/ChickenOccurrence/Delete?id=${next}`],
      ['DELETE', `/ChickenOccurrence/Delete?id=${next}`],
      alive(living.id),
    ]);
    const record = await writeDown(living.id, 'visitas', NOON);
    const deleting = `/ChickenOccurrence/Delete?id=${record}`;
    page.startsAfresh();
    const [first] = demo.world.occurrence.occurrences.filter((row) => row.lotId === living.id);
    await page.writes({
      method: 'DELETE',
      path: deleting.replace(String(record), String(first?.id)),
      foreign: { '?id': foreignRecord() },
      strangers: STRANGERS,
      shows: [`/ChickenOccurrence/GetById?id=${first?.id}`],
    });
    const blocked = rowOf(demo.world.occurrence.occurrences, (row) => row.lotId === lotThat('BLOCKED').id);
    const file = { fileName: 'a.pdf', contentAsBase64String: 'AAAA' };
    const visit = occurrence(living.id, 'visitas', NOON);
    await page.follows('of a closed lot, and with files', [
      ['DELETE', `/ChickenOccurrence/Delete?id=${blocked.id}`],
      ['PUT', `/ChickenOccurrence/Edit?id=${blocked.id}`, { ...visit }],
      ['POST', CREATE, { ...visit, files: [file, file] }],
      ['PUT', edit, { ...visit, files: [{ id: 2, fileName: 'renamed.pdf', size: 99 }, { id: 7 }, file] }],
      ['PUT', edit, { ...visit, lotId: automatic.id }],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/change.txt');
  });

  it('medical leaves are those of administrators', async () => {
    const page = wirePage();
    const living = lotThat('IN_PROGRESS');
    const next = Math.max(...demo.world.occurrence.occurrences.all().map(({ id }) => id)) + 1;
    const leave = occurrence(living.id, 'afastamento-medico', NOON);
    const path = `id=${next}`;
    await page.follows('by two accounts', [
      ['POST', CREATE, leave, VETERINARY],
      ['POST', CREATE, leave],
      ['GET', `/ChickenOccurrence/GetById?${path}`, undefined, VETERINARY],
      ['PUT', `/ChickenOccurrence/Edit?${path}`, leave, VETERINARY],
      ['DELETE', `/ChickenOccurrence/Delete?${path}`, undefined, VETERINARY],
      ['GET', `/ChickenOccurrence/GetById?${path}`],
      ['PUT', `/ChickenOccurrence/Edit?${path}`, { ...leave, type: 'visitas' }],
    ]);
    await writeDown(living.id, 'afastamento-medico', NOON);
    await writeDown(lotThat('AWAITING').id, 'afastamento-medico', NOON);
    await page.readsOf(['produtor', 'veterinario'], [`${GRID}?lotId=${living.id}`]);
    const { users, links, profiles } = demo.world;
    const userId = users.find((row) => row.account === 'veterinario')?.id;
    const link = links.find((row) => row.userId === userId && row.customerId === 1);
    if (!link) throw new Error('No link.');
    for (const licenceType of profiles.all().map((row) => row.licenceType))
      for (const isOwner of [false, true]) {
        profiles.update(link.profileId, { licenceType });
        links.update(link.id, { isOwner });
        page.says(`licence ${licenceType}${isOwner ? ', the owner' : ''}`);
        await readsPart(page, `${GRID}?lotId=${lotThat('AWAITING').id}`, 'type', VETERINARY);
      }
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/leaves.txt');
  });

  it('the last load closes the lot', async () => {
    const page = wirePage();
    const { id } = rowOf(demo.world.poultryLots, (row) => row.aviaryId === 7);
    const alive = 24_000 - 105 - 576;
    const load = (happenedAt: string, values: object) =>
      ['POST', CREATE, occurrence(id, 'carregamento', happenedAt, { closesLot: true, ...values })] as const;
    const lot = ['GET', `/ChickenLot/GetById?id=${id}`] as const;
    await page.follows('with all birds', [
      load('2026-03-17T12:00:00Z', { quantity: alive }),
      load(NOON, { quantity: alive - 1 }),
      load(NOON, { quantity: alive - 1, restReason: ' ' }),
      load(NOON, { quantity: alive, closesLot: 'true' }),
      ['GET', `/ChickenLot/GetClosing?id=${id}`],
    ]);
    await page.follows('with a rest', [
      load(NOON, { quantity: 1, restReason: 'DOENTES' }),
      lot,
      load(NOON, { quantity: 1 }),
    ]);
    await page.follows('without one', [
      load('2026-03-18T14:59:00Z', { quantity: alive, restReason: '' }),
      lot,
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/occurrences/lastLoad.txt');
  });
});
