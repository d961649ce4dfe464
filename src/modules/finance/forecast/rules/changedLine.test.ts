import { expect, it } from 'vitest';
import type { ForecastLine } from '../forecastTypes';
import { changedLine } from './changedLine';

const schedule = { cents: 100, first: '2026-01-10', recurrence: 'MONTHLY', until: null } as const;
const line: ForecastLine = {
  id: 'a',
  name: 'ENERGIA',
  side: 'EXPENSE',
  ratingId: 3,
  schedule,
  typed: { '2026-02': 50 },
};
const own = { name: ' LUZ ', side: 'EXPENSE', ratingId: null } as const;

it('another name keeps what was typed by month; another schedule drops it', () => {
  expect(changedLine(line, { ...own, ...schedule }, 'n')).toEqual({ ...line, name: 'LUZ', ratingId: null });
  expect(changedLine(line, { ...own, ...schedule, cents: 120 }, 'n').typed).toEqual({});
});

it('a line of typed months gets no schedule', () => {
  const months = { ...line, schedule: null };
  expect(changedLine(months, { ...own, ...schedule }, 'n')).toMatchObject({
    schedule: null,
    typed: line.typed,
  });
  expect(changedLine(null, { ...own, ...schedule }, 'n')).toEqual({
    id: 'n',
    ...own,
    name: 'LUZ',
    schedule,
    typed: {},
  });
});
