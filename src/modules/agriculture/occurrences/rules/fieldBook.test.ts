import { describe, expect, test } from 'vitest';
import type { OccurrenceRecord, OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { bookDays, bookFreeOn, bookOf } from './fieldBook';
import { enterFrom, freeOn, graceWarnings, reentryWarnings } from './pesticides';

const plot = (id: number, share: number | null): OccurrenceSubject => ({
  id,
  name: `Talhão ${id}`,
  world: 'agriculture',
  startDate: null,
  endDate: null,
  awaiting: false,
  lockedReason: null,
  share,
  figures: {},
});
const record = (id: number, changes: Partial<OccurrenceRecord> = {}): OccurrenceRecord => ({
  id,
  type: 'pulverizacao',
  subjectIds: [1],
  state: 'DONE',
  plannedAt: null,
  happenedAt: '2026-11-20T08:00',
  observation: '',
  files: [],
  depletion: [],
  document: null,
  userName: '',
  values: {},
  ...changes,
});
const sprayed = record(1, { values: { product: 'FUNGICIDA', graceDays: 30, reentryHours: 24, area: 10 } });

describe('a pesticide', () => {
  test('binds from the end of its last period', () => {
    expect([freeOn(sprayed), enterFrom(sprayed)]).toEqual(['2026-12-20', '2026-11-21T08:00']);
    const long = record(1, {
      values: {
        ...sprayed.values,
        periods: [
          { from: '2026-11-20T08:00', to: '2026-11-20T10:00' },
          { from: '2026-11-21T05:00', to: '2026-11-21T06:30' },
        ],
      },
    });
    expect([freeOn(long), enterFrom(long)]).toEqual(['2026-12-21', '2026-11-22T06:30']);
    const later = record(1, { values: { ...long.values, endAt: '2026-11-22T09:00' } });
    expect([freeOn(later), enterFrom(later)]).toEqual(['2026-12-22', '2026-11-23T09:00']);
  });

  test('without a period on its label restricts nothing, and neither does one that is planned', () => {
    expect([freeOn(record(1)), enterFrom(record(1))]).toEqual([null, null]);
    const planned = record(1, { state: 'PLANNED', happenedAt: null, values: sprayed.values });
    expect([freeOn(planned), enterFrom(planned)]).toEqual([null, null]);
  });

  test('warns of a harvest before its grace is over', () => {
    expect(graceWarnings('2026-12-19T10:00', [sprayed])).toMatchObject([
      { key: 'grace', values: { product: 'FUNGICIDA' } },
    ]);
    expect(graceWarnings('2026-12-20T00:00', [sprayed])).toEqual([]);
    expect(graceWarnings('2026-11-19T10:00', [sprayed])).toEqual([]);
    expect(graceWarnings(null, [sprayed])).toEqual([]);
  });

  test('warns of work before re-entry, but not of itself', () => {
    expect(reentryWarnings('2026-11-21T07:59', [sprayed])).toMatchObject([{ key: 'reentry' }]);
    expect(reentryWarnings('2026-11-21T08:00', [sprayed])).toEqual([]);
    expect(reentryWarnings('2026-11-20T09:00', [sprayed], 1)).toEqual([]);
  });
});

describe('a field book', () => {
  const plots = [plot(1, 30), plot(2, 10), plot(3, null)];
  const shared = record(2, {
    type: 'adubacao',
    subjectIds: [1, 2],
    happenedAt: '2026-10-01T08:00',
    values: { area: 20, harvestId: 7 },
    depletion: [{ productId: 102, unit: 'KG', quantity: 100, farmId: null }],
  });
  const requested = { plotId: 1, harvestId: null, withoutHarvest: false };

  test('has what was done, the oldest first, and not what is planned or of other plots', () => {
    const rows = [sprayed, shared, record(3, { happenedAt: null }), record(4, { subjectIds: [2] })];
    const { lines } = bookOf(requested, rows, plots);
    expect(lines.map((line) => line.record.id)).toEqual([2, 1]);
    expect(bookFreeOn(lines)).toBe('2026-12-20');
    expect(bookDays(lines)).toEqual(['2026-10-01', '2026-11-20']);
  });

  test("tells the plot's part of area and products; the parts are the whole", () => {
    const [mine, other] = [1, 2].map((plotId) => bookOf({ ...requested, plotId }, [shared], plots).lines[0]);
    expect([mine?.hectares, other?.hectares]).toEqual([15, 5]);
    expect([mine?.inputs[0]?.quantity, other?.inputs[0]?.quantity]).toEqual([75, 25]);
  });

  test.each([
    ['has no area', [1, 3]],
    ['is gone', [1, 99]],
  ])(
    'beside a plot that %s its part is not known; its products are named all the same',
    (_why, subjectIds) => {
      const three = record(5, { subjectIds, values: { area: 20 }, depletion: shared.depletion });
      expect(bookOf(requested, [three], plots).lines[0]).toMatchObject({
        hectares: null,
        inputs: [{ productId: 102, quantity: null }],
      });
    },
  );

  test('of a harvest leaves out work that names none, and says how much', () => {
    const harvest = { ...requested, harvestId: 7 };
    expect(bookOf(harvest, [sprayed, shared], plots)).toMatchObject({
      lines: [{ record: { id: 2 } }],
      left: 1,
    });
    const all = bookOf({ ...harvest, withoutHarvest: true }, [sprayed, shared], plots);
    expect([all.lines.length, all.left]).toEqual([2, 0]);
  });
});

test('a line names the crop that was sown last, until the day after its harvest', () => {
  const sown = record(2, {
    type: 'plantio',
    happenedAt: '2026-10-18T08:00',
    values: { seed: 'BRS 1003', harvestId: 7 },
  });
  const reaped = record(3, { type: 'colheita', happenedAt: '2027-02-20T08:00' });
  const at = (id: number, happenedAt: string) => record(id, { happenedAt });
  const all = [sown, reaped, at(4, '2026-10-01T08:00'), at(5, '2026-11-20T08:00'), at(6, '2027-02-20T09:00')];
  const { lines } = bookOf(
    { plotId: 1, harvestId: null, withoutHarvest: true },
    [...all, at(7, '2027-02-21T08:00')],
    [plot(1, 10)],
  );
  const crop = (id: number) => lines.find(({ record: { id: own } }) => own === id)?.crop?.seed ?? null;
  expect([4, 5, 6, 7].map(crop)).toEqual([null, 'BRS 1003', 'BRS 1003', null]);
});
