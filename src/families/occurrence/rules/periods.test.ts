import { expect, test } from 'vitest';
import { laterPeriods, periodFaults, periodsIn, unreadablePeriods } from './periods';

const at = (time: string) => `2026-03-02T${time}`;
const period = (from: string | null, to: string | null) => ({ from: from && at(from), to: to && at(to) });
/** An hour each, one behind the other from 06:00 on. */
const hours = Array.from({ length: 12 }, (_, hour) =>
  period(`${String(6 + hour).padStart(2, '0')}:00`, `${String(7 + hour).padStart(2, '0')}:00`),
);

test('a dozen periods that touch are a schedule (FA-287)', () => {
  expect(periodFaults(hours, at('06:00'))).toEqual([]);
});

test('an overlap names the earlier period, wherever it stands', () => {
  expect(periodFaults([...hours, period('10:59', '11:00')], at('06:00'))).toEqual([
    { path: '12.from', key: 'periodOverlaps', number: 5 },
  ]);
});

test.each([
  [period('05:59', '07:00'), [{ path: '0.from', key: 'periodEarly' }]],
  [period('07:00', '07:00'), [{ path: '0.to', key: 'periodOpen' }]],
  [period(null, '07:00'), [{ path: '0.from', key: 'periodOpen' }]],
  [period('07:00', null), [{ path: '0.to', key: 'periodOpen' }]],
  [period(null, null), [{ path: '0.from', key: 'periodOpen' }]],
])('%j is refused (FA-288)', (one, faults) => {
  expect(periodFaults([one], at('06:00'))).toEqual(faults);
});

test('without a start no period is judged: it is asked for first (FA-289)', () => {
  expect(periodFaults([period('07:00', '08:00')], null)).toEqual([{ path: '0.from', key: 'startFirst' }]);
});

test('moves its hours by minutes, and leaves what cannot be read', () => {
  expect(laterPeriods([period('06:00', null), { from: '99/99', to: null }], 2 * 1440 - 30)).toEqual([
    { from: '2026-03-04T05:30', to: null },
    { from: '99/99', to: null },
  ]);
});

test('what is no list has no periods; what is no moment is named by its path', () => {
  expect(periodsIn('x')).toEqual([]);
  expect(periodsIn([{ from: null }, period('06:00', '07:00')])).toHaveLength(1);
  expect(unreadablePeriods('periods', [{ from: at('06:00'), to: '7h' }])).toEqual(['periods.0.to']);
});
