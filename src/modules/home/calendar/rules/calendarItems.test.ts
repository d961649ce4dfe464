import { describe, expect, it } from 'vitest';
import { rowsAs } from '@/platform/http/readShape.test.kit';
import { CalendarEntry } from '../calendarWire';
import { countText, itemsByDay, readItems as itemsOf } from './calendarItems';

const readItems = (rows: readonly unknown[]) => itemsOf(rowsAs(CalendarEntry, rows));
const read = (...rows: readonly unknown[]) =>
  readItems(rows).map(({ day, time, title }) => [day, time, title]);

describe('reading calendar items', () => {
  it('keeps a day without time on its day, whatever the zone', () => {
    expect(
      read({ id: 1, title: 'A', date: '2026-09-18T00:00:00' }, { id: 2, title: 'B', date: '2026-09-18' }),
    ).toEqual([
      ['2026-09-18', null, 'A'],
      ['2026-09-18', null, 'B'],
    ]);
  });

  it('puts a moment on the day and hour it has here', () => {
    expect(
      read(
        { id: 1, title: 'as written', dateWithTime: '2026-09-18T07:30:00' },
        // Half past two in the morning in London is half past eleven the evening before in Brasília.
        { id: 2, title: 'with a zone', dateWithTime: '2026-09-18T02:30:00Z' },
      ),
    ).toEqual([
      ['2026-09-17', '23:30', 'with a zone'],
      ['2026-09-18', '07:30', 'as written'],
    ]);
  });

  it('prefers the moment where both stand, and reads the day where the moment was never set', () => {
    expect(
      read(
        { id: 1, title: 'both', date: '2026-09-18', dateWithTime: '2026-09-19T08:00:00' },
        { id: 2, title: 'unset', date: '2026-09-18', dateWithTime: '0001-01-01T00:00:00' },
        { id: 3, title: 'null', date: '2026-09-18', dateWithTime: null },
      ),
    ).toEqual([
      ['2026-09-18', null, 'null'],
      ['2026-09-18', null, 'unset'],
      ['2026-09-19', '08:00', 'both'],
    ]);
  });

  it('leaves out what has no date, and tells once what two months tell alike', () => {
    const item = { id: 1, title: 'A', date: '2026-09-18' };
    expect(read(item, { id: 2, title: 'no date' }, null, { ...item })).toEqual([['2026-09-18', null, 'A']]);
  });

  it('counts every item, though it has neither number nor title', () => {
    const bare = { date: '2026-09-18' };
    const odd = { ...bare, title: 7 };
    expect(read(bare, bare, odd)).toEqual(Array.from({ length: 3 }, () => ['2026-09-18', null, '']));
  });

  it('puts all-day items first, then the hours, then names as people count', () => {
    const date = '2026-09-18';
    expect(
      read(
        { id: 1, title: 'tarde', dateWithTime: `${date}T14:00:00` },
        { id: 2, title: 'Parcela 10', date },
        { id: 3, title: 'Parcela 9', date },
        { id: 4, title: 'cedo', dateWithTime: `${date}T06:00:00` },
      ).map(([, , title]) => title),
    ).toEqual(['Parcela 9', 'Parcela 10', 'cedo', 'tarde']);
  });

  it('groups them by day', () => {
    const days = itemsByDay(
      readItems([
        { id: 1, title: 'A', date: '2026-09-18' },
        { id: 2, title: 'B', date: '2026-09-19' },
        { id: 3, title: 'C', date: '2026-09-18' },
      ]),
    );
    expect([...days].map(([day, items]) => [day, items.length])).toEqual([
      ['2026-09-18', 2],
      ['2026-09-19', 1],
    ]);
  });
});

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('counts %i as %s', (count, text) => expect(countText(count)).toBe(text));
