import { describe, expect, it } from 'vitest';
import { driftOf, readAs } from './readShape.test.kit';
import { list, record, sparse, text } from './wire';
import {
  amount,
  cents,
  centsOrNone,
  changeCount,
  day,
  dayText,
  digits,
  givenCents,
  givenDay,
  idOrNull,
  instant,
  madeId,
  madeNumericId,
  moment,
  placed,
  positive,
  words,
} from './wireValues';

const read = <T>(shape: Parameters<typeof readAs<T>>[0], ...answers: unknown[]) =>
  answers.map((answer) => readAs(shape, answer));

describe('values of the wire', () => {
  it('money is whole cents, unknown where it is no number', () => {
    expect(read(cents, 0.29, -1.005, null, '3', '3,5', undefined)).toEqual([29, -101, null, 300, null, null]);
    expect(readAs(list(givenCents), [0.1, null, '1', '1.000,00'])).toEqual([10, 100]);
  });

  it('money that may be none is zero where nothing is sent, and cannot be read where it is no number', () => {
    expect(read(centsOrNone, 1, null, undefined, '')).toEqual([100, 0, 0, 0]);
    expect(readAs(list(centsOrNone), [0.29, 'x', '3', null])).toEqual([29, 300, 0]);
  });

  it('figures below zero are none, of weights zero too', () => {
    expect(read(amount, 0, 2.5, -1, '1', null)).toEqual([0, 2.5, null, 1, null]);
    expect(read(positive, 0, 2.5, -1, null)).toEqual([null, 2.5, null, null]);
  });

  it('days are those of the calendar; one that was never set is no difference', () => {
    const sent = ['2026-09-18T00:00:00', ' 2026-09-18 ', '', null, '0001-01-01T00:00:00', 'x', 7];
    expect(read(day, ...sent)).toEqual(['2026-09-18', '2026-09-18', null, null, null, null, null]);
    expect(read(dayText, '2026-09-18', 'x')).toEqual(['2026-09-18', '']);
    expect(sent.map((one) => driftOf(day, one).length > 0)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(readAs(list(givenDay), ['2026-09-18', '0001-01-01T00:00:00', 'x'])).toEqual(['2026-09-18']);
    expect(read(day, '/Date(1764201600000)/', '/Date(1764212400000-0300)/', '/Date(x)/')).toEqual([
      '2025-11-27',
      '2025-11-27',
      null,
    ]);
    expect(read(instant, '/Date(1764212400123)/')).toEqual(['2025-11-27T03:00:00.123Z']);
    expect(read(moment, '/Date(1764244800000-0300)/')).toEqual(['2025-11-27T09:00']);
    expect(read(moment, '2026-09-18T08:30:00', 'soon', null)).toEqual(['2026-09-18T08:30', null, null]);
    expect(read(instant, '2026-09-18T08:30:00Z', 'soon', '')).toEqual(['2026-09-18T08:30:00Z', null, null]);
  });

  it('ids and numbers of documents may be text or number', () => {
    expect(read(idOrNull, 7, 'a', '', null)).toEqual([7, 'a', null, null]);
    expect(read(words, ' 12 ', 12, null, true)).toEqual(['12', '12', '', '']);
    expect(read(digits, '529.982.247-25', null)).toEqual(['52998224725', '']);
    expect(read(changeCount, 3, null)).toEqual([3, 0]);
  });

  it('what a write made is its id, or unknown', () => {
    expect(read(madeId, { id: 'a1' }, { id: 4 }, null, '', {})).toEqual(['a1', 4, null, null, null]);
    expect(read(madeNumericId, { id: 4 }, { id: '4' }, { id: 'a' })).toEqual([4, 4, null]);
  });

  it('rows without a name go by their place; a list that is not sent is not an empty one', () => {
    const Rows = placed(record({ name: text }));
    expect(read(Rows, [{ name: 'A' }, 7, { name: 'B' }], [], null, 'none')).toEqual([
      [
        { id: 0, name: 'A' },
        { id: 1, name: 'B' },
      ],
      [],
      [],
      null,
    ]);
    const Holder = sparse({ rows: Rows });
    expect(read(Holder, {}, { rows: null })).toEqual([{ rows: null }, { rows: [] }]);
  });
});
