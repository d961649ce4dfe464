import { describe, expect, it } from 'vitest';
import { today } from '@/platform/format/date';
import { readAs, rowsAs } from '@/platform/http/readShape.test.kit';
import type { EventKind } from '../manifestRow';
import { ManifestWire } from '../manifestWire';
import { daysLeft, deadlineOf, manifestState, refusalOf } from './manifestLimits';

const of = (events: readonly EventKind[], authorisedOn = '2026-11-01', cancelled = false) => ({
  events,
  authorisedOn,
  cancelled,
});

describe('the limits of the events', () => {
  it('let an invoice be acknowledged until the tenth day', () => {
    expect(refusalOf('AWARE', of([]), '2026-11-11')).toBeNull();
    expect(refusalOf('AWARE', of([]), '2026-11-12')).toBe('awareLate');
    expect(refusalOf('AWARE', of(['CONFIRM']), '2026-11-02')).toBe('awareAfter');
  });

  it('end with the last day: 23:59 is within it, one minute later is not, on 29 February too', () => {
    const leap = of([], '2028-02-19');
    expect(refusalOf('AWARE', leap, today(new Date(2028, 1, 29, 23, 59)))).toBeNull();
    expect(refusalOf('AWARE', leap, today(new Date(2028, 2, 1, 0, 0)))).toBe('awareLate');
    const late = readAs(ManifestWire, { id: 1, authorizationDate: '2028-02-19T23:59:59' });
    expect(late.authorisedOn).toBe('2028-02-19');
  });

  it('let a final event be sent until the 180th day, across a leap day too', () => {
    expect(refusalOf('CONFIRM', of([]), '2027-04-30')).toBeNull();
    expect(refusalOf('CONFIRM', of([]), '2027-05-01')).toBe('finalLate');
    expect(deadlineOf(of(['AWARE'], '2027-09-05'), '2027-09-06')).toBe('2028-03-03');
  });

  it('let each final event be sent twice, the last one counting', () => {
    const twice = of(['CONFIRM', 'UNKNOWN', 'CONFIRM']);
    expect(refusalOf('CONFIRM', twice, '2026-11-20')).toBe('twice');
    expect(refusalOf('UNKNOWN', twice, '2026-11-20')).toBeNull();
    expect(manifestState(twice)).toBe('CONFIRM');
    expect(manifestState(of(['AWARE', 'NOT_DONE']))).toBe('NOT_DONE');
  });

  it('let nothing be sent of what is cancelled, or of an unknown day', () => {
    expect(refusalOf('CONFIRM', of([], '2026-11-01', true), '2026-11-02')).toBe('cancelled');
    expect(refusalOf('CONFIRM', of([], ''), '2026-11-02')).toBe('undated');
  });
});

it('counts the days to what is still to be done', () => {
  expect(daysLeft(of([]), '2026-11-11')).toBe(0);
  expect(deadlineOf(of([]), '2026-11-12')).toBe('2027-04-30');
  expect(daysLeft(of(['CONFIRM']), '2026-11-12')).toBeNull();
});

it('reads an answer without trusting it', () => {
  expect(rowsAs(ManifestWire, [{ accessKey: '1' }])).toEqual([]);
  expect(
    readAs(ManifestWire, { id: 1, events: [{ kind: 'X' }, null, { kind: 'AWARE' }], totalValue: 'a' }),
  ).toMatchObject({
    events: ['AWARE'],
    value: null,
    knownIn: null,
    preLaunchId: null,
  });
});
