import { describe, expect, it } from 'vitest';
import { rowOf } from '../assistDocument.test.kit';
import type { DeskRow } from './deskRows';
import { periodFault, readPeriod, usualPeriod, writePeriod } from './deskPeriod';
import { nextDocument } from './nextDocument';
import { levelOf, waitMinutes, waitParts, waitsUntil } from './serviceLevel';
import { summaryOf, workloadOf } from './workload';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const TODAY = '2026-11-20';
const ME = 7;
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

let lastId = 0;
function aRow(over: Partial<DeskRow> = {}): DeskRow {
  lastId += 1;
  return rowOf({ id: lastId, identificationNumber: lastId, createdAt: hoursAgo(1), ...over });
}

describe('service level', () => {
  it.each([
    [0, 'inTime'],
    [5.99, 'inTime'],
    [6, 'soon'],
    [23.99, 'soon'],
    [24, 'late'],
    [300, 'late'],
  ])('after %s hours: %s', (hours, level) => {
    expect(levelOf(aRow({ createdAt: hoursAgo(hours) }), NOW)).toBe(level);
  });
  it('counts from what the customer did last', () => {
    expect(levelOf(aRow({ createdAt: hoursAgo(99), lastCustomerActionAt: hoursAgo(1) }), NOW)).toBe('inTime');
  });
  it('is none where it is not our turn', () => {
    expect(levelOf(aRow({ statusName: 'PREENCHIDO', createdAt: hoursAgo(99) }), NOW)).toBeNull();
    expect(levelOf(aRow({ active: false, createdAt: hoursAgo(99) }), NOW)).toBeNull();
  });

  it('stops counting when an assistant is done with the document', () => {
    expect(waitsUntil(aRow(), NOW)).toBe(NOW);
    const closed = aRow({ statusName: 'CONFIRMADO', closedAt: hoursAgo(5) });
    expect(waitsUntil(closed, NOW)).toBe(NOW - 5 * 3_600_000);
    expect(waitsUntil({ ...closed, closedAt: null }, NOW)).toBeNull();
  });
  it('is never negative, and is told in days, hours and minutes', () => {
    expect(waitMinutes(NOW + 90_000, NOW)).toBe(0);
    expect(waitParts(28 * 60 + 5)).toEqual({ days: 1, hours: 4, minutes: 5 });
  });
});

describe('period', () => {
  it('is the last 14 days, and then not in the address', () => {
    expect(usualPeriod(TODAY)).toEqual({ from: '2026-11-06', to: TODAY });
    expect(readPeriod(new URLSearchParams(), TODAY)).toEqual(usualPeriod(TODAY));
    expect(writePeriod(new URLSearchParams('de=2026-11-01'), usualPeriod(TODAY), TODAY).toString()).toBe('');
  });
  it('comes back from the address', () => {
    const period = { from: '2026-10-01', to: '2026-10-31' };
    expect(readPeriod(writePeriod(new URLSearchParams('busca=x'), period, TODAY), TODAY)).toEqual(period);
  });
  it.each([
    ['2026-11-21', '2026-11-21', 'future'],
    ['2026-11-10', '2026-11-09', 'order'],
    ['hoje', '2026-11-09', 'unreadable'],
    [null, TODAY, 'unreadable'],
    ['2026-11-10', TODAY, null],
  ])('%s to %s: %s', (from, to, fault) => {
    expect(periodFault(from, to, TODAY)).toBe(fault);
  });
  it('of an address that cannot be asked for is the usual one', () => {
    expect(readPeriod(new URLSearchParams('de=2026-12-01'), TODAY)).toEqual(usualPeriod(TODAY));
  });
});

describe('the next document', () => {
  const old = aRow({ createdAt: hoursAgo(9) });
  const older = aRow({ createdAt: hoursAgo(10), assistantUserId: 8, assistantUserName: 'JULIA' });
  const mine = aRow({ createdAt: hoursAgo(8), assistantUserId: ME, statusName: 'INICIADO' });
  const done = aRow({ createdAt: hoursAgo(99), statusName: 'CONFIRMADO' });
  const rows = [mine, done, older, old];
  it('is the oldest that may be edited', () => {
    expect(nextDocument(rows, ME, new Set())).toBe(old);
    expect(nextDocument(rows, ME, new Set([old.id]))).toBe(mine);
    expect(nextDocument([older, done], ME, new Set())).toBeNull();
  });
});

it('the summary and the workload count by group', () => {
  const rows = [
    aRow({ createdAt: hoursAgo(30) }),
    aRow({ group: 'aiFailures', statusName: 'FALHA_IA' }),
    aRow({ group: 'initiates', statusName: 'INICIADO', assistantUserId: ME, assistantUserName: 'EU' }),
    aRow({ group: 'reviewings', statusName: 'REVISANDO', assistantUserId: 8, assistantUserName: 'JULIA' }),
    aRow({
      group: 'returns',
      statusName: 'RETORNADO',
      createdAt: hoursAgo(25),
      assistantUserId: 8,
      assistantUserName: 'JULIA',
    }),
    aRow({ group: 'closes', statusName: 'PREENCHIDO', closedAt: hoursAgo(1), assistantUserId: ME }),
    aRow({ group: 'closes', statusName: 'PREENCHIDO', closedAt: hoursAgo(24), assistantUserId: ME }),
  ];
  expect(summaryOf(rows, ME, NOW, TODAY)).toEqual({
    waiting: 2,
    waitingLate: 1,
    inWork: 2,
    inWorkMine: 1,
    returned: 1,
    returnedLong: 1,
    doneToday: 1,
    doneYesterday: 1,
  });
  expect(workloadOf(rows, NOW, TODAY)).toEqual([
    { id: 8, name: 'JULIA', inWork: 1, returned: 1, late: 1, doneToday: 0 },
    { id: ME, name: 'EU', inWork: 1, returned: 0, late: 0, doneToday: 1 },
  ]);
});
