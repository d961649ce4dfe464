import { describe, expect, it } from 'vitest';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import type { RoundEntry, WaitingEntry } from '../roundOutbox';
import {
  afterSending,
  aliveAfter,
  cameBetween,
  figuresOf,
  isMoreThanAlive,
  isTyped,
  lacksReason,
  NOTHING,
  reportsItself,
  unlikelyOf,
  waitingOf,
} from './round';

const record = (type: string, happenedAt: string, values: Record<string, unknown>, lot = 5) =>
  ({
    id: 1,
    type,
    subjectIds: [lot],
    state: 'DONE',
    plannedAt: null,
    happenedAt,
    observation: '',
    files: [],
    depletion: [],
    document: null,
    userName: '',
    values,
  }) as OccurrenceRecord;

describe('figures of a day', () => {
  const records = [
    record('mortos-e-eliminados', '2026-11-23T07:00', { dead: 8, eliminated: 1 }),
    record('mortos-e-eliminados', '2026-11-23T17:00', { dead: 3, eliminated: 0 }),
    record('mortos-e-eliminados', '2026-11-22T07:00', { dead: 90, eliminated: 0 }),
    record('mortos-e-eliminados', '2026-11-23T07:00', { dead: 70, eliminated: 0 }, 6),
    record('consumo', '2026-11-23T18:00', { feedKg: 2_400, waterLitres: null }),
  ];

  it('are the sum of its rounds and its one consumption', () => {
    const { figures, consumption } = figuresOf(records, 5, '2026-11-23');
    expect(figures).toEqual({ dead: 11, eliminated: 1, feedKg: 2_400, waterLitres: null });
    expect(consumption?.happenedAt).toBe('2026-11-23T18:00');
  });

  it('are unknown where nothing is recorded', () => {
    expect(figuresOf(records, 5, '2026-11-21')).toEqual({ figures: NOTHING, consumption: null });
  });
});

describe('unlikely figures', () => {
  const before = { dead: 10, eliminated: 2, feedKg: 2_000, waterLitres: 3_600 };
  const keys = (typed: Partial<typeof NOTHING>, alive: number | null = 20_000, former = before) =>
    unlikelyOf({ ...NOTHING, ...typed }, former, { alive }).map(({ field, key }) => `${field} ${key}`);

  it('are losses above one percent, or above three times yesterday', () => {
    expect(keys({ dead: 36 })).toEqual([]);
    expect(keys({ dead: 37 })).toEqual(['dead muchMoreThanBefore']);
    expect(keys({ dead: 20, eliminated: 181 })).toEqual(['eliminated muchLoss']);
    expect(keys({ dead: 200 }, 20_000, { ...before, dead: 100 })).toEqual([]);
    expect(keys({ dead: 9 }, 20_000, { ...before, dead: 0, eliminated: 0 })).toEqual([]);
  });

  it('are feed and water more than forty percent away', () => {
    expect(keys({ feedKg: 2_800, waterLitres: 2_160 })).toEqual([]);
    expect(keys({ feedKg: 2_801, waterLitres: 2_159 })).toEqual([
      'feedKg moreThanBefore',
      'waterLitres lessThanBefore',
    ]);
  });

  it('need something to be compared with', () => {
    expect(unlikelyOf({ ...NOTHING, dead: 40, feedKg: 9 }, NOTHING, { alive: null })).toEqual([]);
  });
});

it('more lost than alive cannot be', () => {
  expect(isMoreThanAlive({ ...NOTHING, dead: 6, eliminated: 5 }, 10)).toBe(true);
  expect(isMoreThanAlive({ ...NOTHING, dead: 5, eliminated: 5 }, 10)).toBe(false);
  expect(isMoreThanAlive({ ...NOTHING, dead: 5 }, null)).toBe(false);
});

it('zero is typed, nothing is not', () => {
  expect(isTyped(NOTHING)).toBe(false);
  expect(isTyped({ ...NOTHING, dead: 0 })).toBe(true);
});

describe('what waits on this device', () => {
  const entry = (values: Partial<RoundEntry>): WaitingEntry => ({
    key: 'a',
    at: 1,
    refusal: null,
    values: {
      name: '',
      lotId: 5,
      figures: NOTHING,
      type: 'mortos-e-eliminados',
      day: '2026-11-23',
      recordId: null,
      body: {},
      ...values,
    },
  });
  const entries = [
    entry({ figures: { ...NOTHING, dead: 3, eliminated: 1 } }),
    entry({ figures: { ...NOTHING, dead: 2, eliminated: 0 } }),
    entry({ figures: { ...NOTHING, dead: 90 }, day: '2026-11-22' }),
    entry({ figures: { ...NOTHING, dead: 80 }, lotId: 6 }),
  ];

  it('counts with the losses of its lot and day, and with the birds that are left', () => {
    const { lost, consumption } = waitingOf(entries, 5, '2026-11-23');
    expect(lost).toEqual({ ...NOTHING, dead: 5, eliminated: 1 });
    expect(consumption).toBe(false);
    expect(aliveAfter({ alive: 100 }, lost)).toBe(94);
    expect(aliveAfter({ alive: null }, lost)).toBeNull();
  });

  it('says that a consumption waits, and nothing of losses where none do', () => {
    const eaten = entry({ type: 'consumo', figures: { ...NOTHING, feedKg: 2_000 } });
    expect(waitingOf([eaten], 5, '2026-11-23')).toEqual({ lost: NOTHING, consumption: true });
  });

  const colleague = record('mortos-e-eliminados', '2026-11-23T08:00', { dead: 3, eliminated: 0 });
  it('is compared with what somebody else entered meanwhile', () => {
    const typed = entry({ figures: { ...NOTHING, dead: 3, eliminated: 0 }, shown: NOTHING });
    expect(cameBetween(typed, [])).toBeNull();
    expect(cameBetween(typed, [colleague])).toMatchObject({ field: 'dead', present: { dead: 3 } });
    // Looked at, it may be sent as it is; what an older version kept knows nothing to compare.
    const looked = entry({ ...typed.values, shown: figuresOf([colleague], 5, '2026-11-23').figures });
    expect(cameBetween(looked, [colleague])).toBeNull();
    expect(cameBetween(entry({ figures: { ...NOTHING, dead: 3 } }), [colleague])).toBeNull();
  });

  it('does not take its own round of that day for a colleague’s', () => {
    const first = entry({ figures: { ...NOTHING, dead: 3, eliminated: 0 }, shown: NOTHING });
    const second = {
      ...entry({ figures: { ...NOTHING, dead: 2, eliminated: 1 }, shown: NOTHING }),
      key: 'b',
    };
    const other = { ...entry({ day: '2026-11-22', shown: NOTHING }), key: 'c' };
    const [changed, ...rest] = afterSending(first, [first, second, other]);
    expect(rest).toEqual([]);
    expect(changed && cameBetween(changed, [colleague])).toBeNull();
  });
});

describe('a house that reports by itself', () => {
  const now = Date.parse('2026-11-23T15:00:00Z');
  const house = (lastContactAt: string | null, automatic = true) => ({ automatic, lastContactAt });

  it('takes feed and water of the days that its silent collector has not told', () => {
    const silent = house('2026-11-20T15:00:00Z');
    expect(reportsItself(silent, '2026-11-23', now)).toBe(false);
    expect(reportsItself(silent, '2026-11-20', now)).toBe(false);
    expect(reportsItself(silent, '2026-11-19', now)).toBe(true);
  });

  it('takes none while it sends, nor where it is not known when it last did', () => {
    expect(reportsItself(house('2026-11-23T14:40:00Z'), '2026-11-23', now)).toBe(true);
    expect(reportsItself(house(null), '2026-11-23', now)).toBe(true);
    expect(reportsItself(house(null, false), '2026-11-23', now)).toBe(false);
  });

  it('needs a reason for its feed and water, not for its losses', () => {
    const lot = house(null);
    expect(lacksReason({ ...NOTHING, feedKg: 900, reason: ' ' }, lot)).toBe(true);
    expect(lacksReason({ ...NOTHING, feedKg: 900, reason: 'COLETOR' }, lot)).toBe(false);
    expect(lacksReason({ ...NOTHING, dead: 2 }, lot)).toBe(false);
    expect(lacksReason({ ...NOTHING, feedKg: 900 }, house(null, false))).toBe(false);
  });
});
