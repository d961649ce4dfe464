import { describe, expect, it } from 'vitest';
import { readAs, rowsAs } from '@/platform/http/readShape.test.kit';
import { aviaryStateAt, lotCourseAt } from './lotsWire';
import { chartRows } from './rules/chartRows';
import { lotForecasts } from './rules/lotForecasts';

const at = { today: '2026-11-22', now: Date.parse('2026-11-22T12:00:00Z') };
const readAviaries = (rows: readonly unknown[]) =>
  rowsAs(
    aviaryStateAt(() => at),
    rows,
  );
const readLotCourse = (answer: unknown) =>
  readAs(
    lotCourseAt(() => at),
    answer,
  );
const lot = {
  id: 8,
  number: '31',
  status: 'IN_PROGRESS',
  hasAutomaticData: true,
  housingDate: '2026-11-01T00:00:00',
  expectedEndDate: '2026-12-13T00:00:00',
  closingDate: null,
  lineage: 'COBB 500',
  quantityReceived: 10_100,
  discardedOnDelivery: 100,
  dead: 80,
  eliminated: 20,
  loaded: 600,
  loads: [
    { date: '2026-11-20T00:00:00', birds: 600, kg: 540 },
    { date: '2026-10-01T00:00:00', birds: 1, kg: 1 },
  ],
  averageUnitWeight: 42,
  feedConsumed: 12_000,
  weighingCount: 2,
  lastWeighing: {
    date: '2026-11-21T00:00:00',
    averageWeight: 900,
    birdsWeighed: 120,
    birdsLost: 90,
    feedConsumed: 11_000,
    referenceWeight: 935,
  },
};
const aviary = {
  id: 3,
  name: 'AVIARIO 3',
  farmId: 1,
  farmName: 'GRANJA',
  lastContactAt: '2026-11-19T12:00:00Z',
};

describe('the aviaries as they come', () => {
  it('are read with ages counted to today', () => {
    expect(readAviaries([{ ...aviary, lot }])).toEqual([
      {
        ...aviary,
        silentHours: 72,
        lot: {
          id: 8,
          number: '31',
          status: 'inProgress',
          hasAutomaticData: true,
          housingDate: '2026-11-01',
          expectedEndDate: '2026-12-13',
          closingDate: null,
          lineage: 'COBB 500',
          day: 21,
          expectedDays: 42,
          daysLeft: 21,
          housed: 10_000,
          lost: 100,
          loaded: 600,
          loads: [{ day: 19, birds: 600, kg: 540 }],
          chickWeight: 42,
          feedConsumed: 12_000,
          weighingCount: 2,
          lastWeighing: {
            day: 20,
            date: '2026-11-21',
            weight: 900,
            birdsWeighed: 120,
            birdsLost: 90,
            feedConsumed: 11_000,
            referenceWeight: 935,
          },
        },
        nextLot: null,
      },
    ]);
  });

  it('bring the lot that closing made, when it can be read', () => {
    const nextOf = (nextLot: unknown) => readAviaries([{ ...aviary, lot, nextLot }])[0]?.nextLot;
    expect(nextOf({ id: 9, number: '32' })).toEqual({ id: 9, number: '32' });
    expect([nextOf(null), nextOf({ number: '32' }), nextOf('32')]).toEqual([null, null, null]);
  });

  it('survive what cannot be read', () => {
    const rows = readAviaries([
      null,
      'x',
      { name: 'NO ID' },
      { id: 1 },
      { id: 2, name: 'B', lastContactAt: 'soon', lot: 'none' },
      {
        id: 4,
        name: 'C',
        lot: { id: 5, status: '?', housingDate: 'yesterday', quantityReceived: -3, dead: 'many' },
      },
      { id: 6, name: 'D', lot: { ...lot, status: 'IN_PROGRESS', housingDate: '2027-01-01T00:00:00' } },
      { id: 7, name: 'E', lot: { ...lot, lastWeighing: { date: '2026-10-01', averageWeight: 900 } } },
    ]);
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 4, 6, 7]);
    expect(rows[1]).toMatchObject({ silentHours: null, lastContactAt: null, lot: null });
    expect(rows[2]?.lot).toMatchObject({
      number: '5',
      status: 'awaiting',
      day: null,
      housed: null,
      lost: null,
    });
    expect(rows[3]?.lot).toMatchObject({ day: null });
    expect(rows[4]?.lot).toMatchObject({ lastWeighing: null });
  });

  it('a closed lot is as old as it was at its closing', () => {
    const closed = { ...lot, status: 'BLOCKED', closingDate: '2026-11-11T00:00:00' };
    expect(readAviaries([{ ...aviary, lot: closed }])[0]?.lot).toMatchObject({ day: 10, daysLeft: null });
  });
});

describe('counts that an answer does not tell', () => {
  const read = (changes: object) => readAviaries([{ ...aviary, lot: { ...lot, ...changes } }])[0]?.lot;

  it('are unknown, not none', () => {
    expect(read({ quantityReceived: null })).toMatchObject({ housed: null });
    expect(read({ discardedOnDelivery: undefined })).toMatchObject({ housed: null });
    expect(read({ dead: null })).toMatchObject({ housed: 10_000, lost: null });
    expect(read({ eliminated: 'x' })).toMatchObject({ lost: null });
    expect(read({ loaded: undefined, weighingCount: null })).toMatchObject({
      loaded: null,
      weighingCount: null,
    });
    expect(read({ dead: 0, eliminated: 0, loaded: 0 })).toMatchObject({ lost: 0, loaded: 0 });
    const { lastWeighing } = lot;
    expect(read({ lastWeighing: { ...lastWeighing, birdsLost: null } })?.lastWeighing).toMatchObject({
      birdsLost: null,
      birdsWeighed: 120,
    });
  });

  it('of one load leave what has left unknown', () => {
    const [load] = lot.loads;
    expect(read({ loads: [load, { ...load, birds: 'x' }] })).toMatchObject({ loads: null });
    expect(read({ loads: [load, { birds: 5, kg: 5 }] })).toMatchObject({ loads: null });
    // Nobody tells them: none where no bird has left, else unknown; and where more have left than they tell.
    expect(read({ loads: undefined, loaded: 0 })).toMatchObject({ loads: [] });
    expect(read({ loads: undefined, loaded: 900 })).toMatchObject({ loads: null });
    expect(read({ loads: [load], loaded: (load?.birds ?? 0) + 1 })).toMatchObject({ loads: null });
  });
});

describe('one lot as it comes', () => {
  const answer = {
    id: 8,
    aviary,
    lot,
    days: [
      { date: '2026-11-02T00:00:00', dead: 3, eliminated: 1, feedConsumed: 130 },
      { date: '2026-10-30T00:00:00', dead: 9, eliminated: 1, feedConsumed: 130 },
      { date: 'x', dead: 9, eliminated: 1, feedConsumed: 130 },
      { date: '2026-11-03T00:00:00', dead: null, eliminated: null, feedConsumed: null },
    ],
    weighings: [
      { date: '2026-11-08T00:00:00', averageWeight: 170, birdsWeighed: 2, readings: [160, 180, 'x', -1] },
      { date: '2026-11-08T00:00:00', averageWeight: 0, birdsWeighed: 2, readings: null },
    ],
    reference: {
      name: 'R',
      days: [{ day: 1, weight: 60 }, { day: 0, weight: 42, dailyFeed: 0, mortality: 0 }, {}],
    },
    previousLots: null,
  };

  it('leaves out what is outside its life', () => {
    expect(readLotCourse(answer)).toMatchObject({
      id: 8,
      days: [
        { day: 1, lost: 4, feedConsumed: 130 },
        { day: 2, lost: null, feedConsumed: null },
      ],
      weighings: [{ day: 7, weight: 170, birdsWeighed: 2, readings: [160, 180] }],
      reference: {
        weight: [
          { day: 0, value: 42 },
          { day: 1, value: 60 },
        ],
        dailyFeed: [{ day: 0, value: 0 }],
      },
      previousLots: [],
    });
  });

  it('is none without its lot or aviary', () => {
    for (const broken of [null, '', [], {}, { lot }, { aviary, lot: {} }, { aviary: {}, lot }])
      expect(() => readLotCourse(broken)).toThrow(expect.objectContaining({ kind: 'unexpected' }) as Error);
  });

  it('draws nothing endless out of dates that are far away', () => {
    const far = readLotCourse({ ...answer, lot: { ...lot, expectedEndDate: '2926-12-13T00:00:00' } });
    const rows = chartRows(far, lotForecasts(far)).weight;
    expect(rows).toHaveLength(121);
  });
});
