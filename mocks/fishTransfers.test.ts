// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { fishCourse } from './db/fish/fishCourse';
import { brazilianDay } from './db/poultry';
import { demo, resetDemo } from './state';
import { clientOf } from './testClient';

const today = () => brazilianDay(new Date());
const lotOf = (housed: number) => {
  const lot = demo.world.fishLots.find(
    (row) => row.customerId === 1 && row.housed === housed && row.status === 'IN_PROGRESS',
  );
  if (!lot) throw new Error(`no lot of ${housed} fish`);
  return lot;
};
const course = (id: number) => fishCourse(demo.world, demo.world.fishLots.need(id), today());
const alive = (id: number) => course(id).alive ?? 0;
const act = (lotId: number, type: string, values: object, version?: number) => ({
  type,
  lotId,
  happenedAt: new Date(Date.now() - 30_000).toISOString(),
  observation: '',
  values,
  depletion: [],
  files: [],
  ...(version === undefined ? {} : { version }),
});
const move = (lotId: number, values: object) => act(lotId, 'transferencia', values);
const errorsOf = (body: unknown) => Object.keys((body as { errors?: object }).errors ?? {});

beforeEach(() => resetDemo());

describe('a transfer between the lots of two ponds', () => {
  const create = async (body: object) =>
    (await clientOf('produtor')).write('POST', '/PiscicultureOccurrence/Create', body);
  const read = async (path: string) => (await (await clientOf('produtor')).get(path)).body;

  test('is one record of both: fish and kg are kept, on every page', async () => {
    const [from, to] = [lotOf(10_000), lotOf(22_000)];
    const before = [alive(from.id), alive(to.id)] as const;
    const values = { toLotId: to.id, quantity: 2_000, weightKg: 280, grade: 'CABECA', feedKg: 284.5 };
    const answer = await create(move(from.id, values));
    expect(answer.status).toBe(200);
    expect([alive(from.id), alive(to.id)]).toEqual([before[0] - 2_000, before[1] + 2_000]);
    const way = (id: number) =>
      course(id).transfers.map(({ way: of, fish, kg, feedKg }) => [of, fish, kg, feedKg]);
    expect(way(from.id)).toEqual([['OUT', 2_000, 280, 284.5]]);
    expect(way(to.id)).toEqual([['IN', 2_000, 280, 284.5]]);
    for (const [lot, count] of [
      [from, before[0] - 2_000],
      [to, before[1] + 2_000],
    ] as const) {
      const lots = (await read('/PiscicultureOccurrence/GetLotsForSelect')) as {
        id: number;
        alive: number;
      }[];
      expect(lots.find(({ id }) => id === lot.id)?.alive).toBe(count);
      const closing = (await read(`/PiscicultureLot/GetClosing?id=${lot.id}&date=${today()}`)) as object;
      expect(JSON.stringify(closing)).toContain(String(count));
      const rows = (await read(`/PiscicultureOccurrence/GetGridData?lotId=${lot.id}`)) as { type: string }[];
      expect(rows.filter(({ type }) => type === 'transferencia')).toHaveLength(1);
    }
  });

  test('is refused beyond what is there, to itself, to a lot that takes nothing, of no fish', async () => {
    const [from, to] = [lotOf(10_000), lotOf(22_000)];
    const most = alive(from.id);
    const whole = { toLotId: to.id, quantity: 100, weightKg: 14, grade: '', feedKg: null };
    const tries: readonly (readonly [object, string])[] = [
      [{ ...whole, quantity: most + 1, weightKg: 1_358 }, 'Quantity'],
      [{ ...whole, quantity: 0 }, 'Quantity'],
      [{ ...whole, quantity: -5 }, 'Quantity'],
      [{ ...whole, quantity: 1.5 }, 'Quantity'],
      [{ ...whole, weightKg: null }, 'WeightKg'],
      [{ ...whole, toLotId: from.id }, 'ToLotId'],
      [{ ...whole, toLotId: null }, 'ToLotId'],
      [{ ...whole, toLotId: 999_999 }, 'LotId'],
      [{ ...whole, feedKg: -1 }, 'FeedKg'],
    ];
    for (const [values, field] of tries)
      expect(errorsOf((await create(move(from.id, values))).body)).toContain(field);
    const closed = demo.world.fishLots.find((row) => row.customerId === 1 && row.status === 'BLOCKED');
    const waiting = demo.world.fishLots.find((row) => row.customerId === 1 && row.status === 'AWAITING');
    expect((await create(move(from.id, { ...whole, toLotId: closed?.id }))).status).toBe(400);
    expect((await create(move(from.id, { ...whole, toLotId: waiting?.id }))).status).toBe(400);
    expect(alive(from.id)).toBe(most);
  });

  test('cannot be taken back once its fish have left the other pond', async () => {
    const [from, to] = [lotOf(10_000), lotOf(3_000)];
    const there = alive(to.id);
    const made = await create(move(from.id, { toLotId: to.id, quantity: 500, weightKg: 70, grade: '' }));
    const { id } = made.body as { id: number };
    const all = { kind: 'parcial', quantity: there + 300, weightKg: 300, gta: '1' };
    expect((await create(act(to.id, 'despesca', all))).status).toBe(200);
    const client = await clientOf('produtor');
    const gone = await client.write('DELETE', `/PiscicultureOccurrence/Delete?id=${id}`);
    expect(gone.status).toBe(400);
    expect(gone.text).toContain('já saíram peixes');
    expect(alive(to.id)).toBe(200);
  });

  test('takes the days of grace along', async () => {
    const [from, to] = [lotOf(22_000), lotOf(10_000)];
    expect(
      (await create(move(from.id, { toLotId: to.id, quantity: 100, weightKg: 30, grade: '' }))).status,
    ).toBe(200);
    const harvest = await create(
      act(to.id, 'despesca', { kind: 'parcial', quantity: 10, weightKg: 1.4, gta: '1' }),
    );
    expect(harvest.status).toBe(400);
    expect(harvest.text).toContain('TRICLORFON');
  });
});
