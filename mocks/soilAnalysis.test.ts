// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { SoilAnalysisRowWire, SoilAnalysisWire } from '@/modules/agriculture/soil/soilAnalysisWire';
import { isInArea } from '@/platform/geo/pick';
import { readPolygonArea } from '@/platform/geo/polygonArea';
import { documentedForm } from '@/platform/http/wireForms';
import { readAs } from '@/platform/http/readShape.test.kit';
import { list } from '@/platform/http/wire';
import { buildWorld } from './db/world';
import { DIALECTS } from './dialect';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

const FIELDS = 'world=AGRICULTURE';
const WOODS = 'world=SILVICULTURE';
const GRID = '/SoilAnalysis/GetGridData';

const head = {
  world: 'AGRICULTURE',
  farmId: 1,
  plotIds: [1],
  laboratory: 'LABSOLO',
  protocol: '',
  collectedAt: '2026-11-02',
  depthFrom: 0,
  depthTo: 20,
  clay: 44,
  nutrients: [
    { id: 1, nutrient: 'CA', name: '', unit: 'cmolc/dm³', extractor: 'KCL' },
    { id: 2, nutrient: 'PH_WATER', name: '', unit: '', extractor: null },
  ],
  points: [
    { id: 1, name: 'P1', lat: -24.6795, lng: -53.8, values: [{ nutrientId: 1, value: 4.2, below: false }] },
    { id: 2, name: 'P2', lat: null, lng: null, values: [{ nutrientId: 2, value: 5.1, below: true }] },
  ],
  occurrenceId: null,
};
type Sent = Record<string, unknown>;
const errorsOf = ({ body }: { body: unknown }) =>
  (body as { errors?: Record<string, string[]> }).errors ?? {};
const wordsOf = (answer: { body: unknown }) => Object.values(errorsOf(answer)).flat();

let client: Client;
const create = (changes: Sent = {}) => client.write('POST', '/SoilAnalysis/Create', { ...head, ...changes });
beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

describe('the seeded soils', () => {
  it('lie on their plots', () => {
    const world = buildWorld(new Date('2026-11-29T15:00:00Z'));
    for (const analysis of world.soil.analyses.all()) {
      const reading = readPolygonArea(world.plots.need(analysis.plotIds[0] ?? 0).polygonArea);
      const area = reading.ok ? reading.area : [];
      const outside = analysis.points.filter(
        ({ lat, lng }) => !isInArea({ lat: lat ?? 0, lng: lng ?? 0 }, area),
      );
      expect(outside.map(({ name }) => name)).toEqual([]);
    }
    expect(world.soil.analyses.all().map(({ points }) => points.length)).toEqual([30, 12, 12, 8, 5, 7]);
  });

  it('have two depths of one day, and a former year of the same plot', () => {
    const [upper, lower, former] = demo.world.soil.analyses.all();
    expect(upper?.collectedAt).toBe(lower?.collectedAt);
    expect([upper?.depthTo, lower?.depthFrom]).toEqual([20, 20]);
    expect(Number(upper?.collectedAt.slice(0, 4)) - Number(former?.collectedAt.slice(0, 4))).toBe(2);
  });

  it.each(DIALECTS)('are read wholly as %s writes them', async (dialect) => {
    demo.dialect = dialect;
    const read = async (path: string) => documentedForm((await client.get(path)).body);
    const one = readAs(SoilAnalysisWire, await read(`/SoilAnalysis/GetById?${FIELDS}&id=1`));
    expect(one).toMatchObject({ plotNames: ['TALHAO 01'], depthTo: 20, clay: 44 });
    expect(String(one.rowVersion)).toBe('1');
    expect(one.points[0]?.values).toContainEqual({ nutrientId: 8, value: 0.1, below: true });
    const sent = await read(`${GRID}?${FIELDS}`);
    const rows = Array.isArray(sent) ? sent : (sent as { items: unknown }).items;
    expect(readAs(list(SoilAnalysisRowWire), rows).map(({ pointCount }) => pointCount)).toEqual([
      5, 8, 30, 12, 12,
    ]);
  });
});

describe('the world of a call', () => {
  it('parts fields from woods', async () => {
    expect((await client.get(`${GRID}?${WOODS}`)).body).toHaveLength(1);
    expect((await client.get(`/SoilAnalysis/GetById?${WOODS}&id=1`)).status).toBe(404);
    expect((await client.get(GRID)).status).toBe(400);
    expect((await create({ world: 'SILVICULTURE' })).status).toBe(400);
  });

  it('has a key of its own: that of the other opens nothing', async () => {
    const link = demo.world.links.find(
      ({ userId, customerId }) => customerId === 1 && demo.world.users.need(userId).account === 'produtor',
    );
    const key = ({ constantFilter }: { constantFilter: string | null }) =>
      constantFilter === 'SILVICULTURE_SOIL_ANALYSIS';
    const forestry = demo.world.menuItems.all().find(key)?.id ?? 0;
    demo.world.links.update(link?.id ?? 0, {
      menuIds: (link?.menuIds ?? []).filter((id) => id !== forestry),
    });
    expect((await client.get(`${GRID}?${FIELDS}`)).status).toBe(200);
    expect((await client.get(`${GRID}?${WOODS}`)).status).toBe(401);
    expect((await create({ world: 'SILVICULTURE' })).status).toBe(401);
  });

  it('has no record of another customer', async () => {
    demo.world.soil.analyses.update(1, { customerId: 2 });
    expect((await client.get(`/SoilAnalysis/GetById?${FIELDS}&id=1`)).status).toBe(404);
    expect((await client.write('PUT', '/SoilAnalysis/Edit?id=1', head)).status).toBe(404);
    expect((await client.write('DELETE', `/SoilAnalysis/Delete?${FIELDS}&id=1`)).status).toBe(404);
  });
});

describe('what is written', () => {
  it('is read back as it was', async () => {
    const { body } = await create();
    const { id } = body as { id: number };
    const read = (await client.get(`/SoilAnalysis/GetById?${FIELDS}&id=${id}`)).body;
    expect(read).toMatchObject({ ...head, farmName: 'FAZENDA TRES MARIAS', maps: [], rowVersion: 1 });
    expect((await client.get(`/SoilAnalysis/GetPoints?${FIELDS}&id=${id}`)).body).toEqual(head.points);
  });

  it.each([
    [
      'Já existe um nutriente com esta mesma identificação',
      { nutrients: [head.nutrients[0], { ...head.nutrients[0], id: 9, unit: 'mmolc/dm³' }] },
    ],
    ['Localização inválida.', { points: [{ ...head.points[0], lat: 95 }] }],
    ['Localização inválida.', { points: [{ ...head.points[0], lng: null }] }],
    [
      'Existem várias localizações inválidas.',
      {
        points: [
          { ...head.points[0], lat: 95 },
          { ...head.points[1], lng: -181, lat: 0 },
        ],
      },
    ],
    [
      'Já existe uma localização com os mesmos valores.',
      { points: [head.points[0], { ...head.points[0], id: 2 }] },
    ],
    [
      'Ponto 1: o valor 2,9 é menor que 3.',
      { points: [{ ...head.points[0], values: [{ nutrientId: 2, value: 2.9, below: false }] }] },
    ],
    [
      'Ponto 1: o valor -1 é menor que 0.',
      { points: [{ ...head.points[0], values: [{ nutrientId: 1, value: -1, below: false }] }] },
    ],
    [
      'Nutriente 1: esta unidade não é deste nutriente.',
      { nutrients: [{ ...head.nutrients[0], unit: 'mg/L' }], points: [] },
    ],
    ['A data não pode ser depois de hoje.', { collectedAt: '2999-01-01' }],
    ['O campo Laboratório deve ter no máximo 100 caracteres.', { laboratory: 'A'.repeat(101) }],
    ['O fim da profundidade fica abaixo do início e até 200 cm.', { depthFrom: 20, depthTo: 20 }],
    ['O fim da profundidade fica abaixo do início e até 200 cm.', { depthTo: 201 }],
    ['A profundidade fica entre 0 e 200 cm.', { depthFrom: -1 }],
    ['A argila deve estar entre 0 e 100 %.', { clay: 101 }],
    ['O campo Talhões tem um item que não existe.', { plotIds: [17] }],
    ['Escolha ao menos um talhão.', { plotIds: [] }],
    ['O campo Ocorrência é obrigatório.', { occurrenceId: 1 }],
  ])('is refused: %s', async (message, changes) => {
    const answer = await create(changes);
    expect(answer.status).toBe(400);
    expect(wordsOf(answer)).toContain(message);
  });

  it('is refused where somebody else changed it meanwhile', async () => {
    const edit = (rowVersion: number) =>
      client.write('PUT', '/SoilAnalysis/Edit?id=1', { ...head, rowVersion });
    expect((await edit(1)).status).toBe(200);
    expect((await edit(1)).status).toBe(409);
    expect((await edit(2)).status).toBe(200);
  });

  it('is imported as a new analysis, or into one that is there', async () => {
    const before = demo.world.soil.analyses.all().length;
    expect((await client.write('POST', '/SoilAnalysis/Import', head)).status).toBe(200);
    expect(
      (await client.write('POST', '/SoilAnalysis/Import', { ...head, id: 1, rowVersion: 1 })).status,
    ).toBe(200);
    expect(demo.world.soil.analyses.all()).toHaveLength(before + 1);
    expect(demo.world.soil.analyses.need(1).points).toHaveLength(2);
    expect(
      (await client.write('POST', '/SoilAnalysis/Import', { ...head, id: 1, rowVersion: 1 })).status,
    ).toBe(409);
  });

  it('is deleted', async () => {
    expect((await client.write('DELETE', `/SoilAnalysis/Delete?${FIELDS}&id=1`)).status).toBe(200);
    expect((await client.get(`/SoilAnalysis/GetById?${FIELDS}&id=1`)).status).toBe(404);
  });
});

describe('a map of a nutrient', () => {
  const map = {
    world: 'AGRICULTURE',
    id: 1,
    quantity: 'N4',
    model: 'SPHERICAL',
    nugget: 0.1,
    sill: 1.2,
    range: 240,
    automatic: true,
    referenceId: null,
    pointIds: [1, 2, 3],
    fingerprint: 'abc',
    engineVersion: '1',
  };
  const save = (changes: Sent = {}) => client.write('POST', '/SoilAnalysis/SaveMap', { ...map, ...changes });

  it('is kept with its analysis, one of each nutrient', async () => {
    await save();
    await save({ range: 300 });
    expect(demo.world.soil.analyses.need(1).maps).toMatchObject([
      { quantity: 'N4', range: 300, pointIds: [1, 2, 3] },
    ]);
    expect((await client.get(`${GRID}?${FIELDS}`)).body).toContainEqual(
      expect.objectContaining({ id: 1, mapCount: 1 }),
    );
  });

  it('goes with its nutrient', async () => {
    await save();
    await client.write('PUT', '/SoilAnalysis/Edit?id=1', head);
    expect(demo.world.soil.analyses.need(1).maps).toEqual([]);
  });

  it.each([
    ['Quantity', { quantity: 'N99' }],
    ['Model', { model: 'CUBIC' }],
    ['Nugget', { nugget: -1 }],
    ['Range', { range: 0 }],
    ['PointIds', { pointIds: [99] }],
    ['Fingerprint', { fingerprint: '' }],
  ])('is refused by its %s', async (name, changes) => {
    expect(Object.keys(errorsOf(await save(changes)))).toEqual([name]);
  });
});
