import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { driftOf, readAs } from './readShape.test.kit';
import {
  anyId,
  choice,
  choiceOrNull,
  count,
  figure,
  figureOrNull,
  givenNumber,
  id,
  list,
  noted,
  record,
} from './wire';
import { cents, day } from './wireValues';
import { isoOfTicks } from './wireForms';

const WORDS = ['INCOME', 'EXPENSE', 'IN_FORCE'] as const;
const number = fc.double({ noNaN: true, noDefaultInfinity: true });

it('a number that is written as a text is the number', () => {
  fc.assert(
    fc.property(number, (value) => {
      const sent = JSON.stringify(value);
      for (const shape of [figure, figureOrNull]) {
        expect(readAs(shape, sent)).toBe(Number(sent));
        expect(driftOf(shape, sent)).toEqual([]);
      }
      expect(readAs(list(givenNumber), [sent, value])).toEqual([Number(sent), value]);
    }),
  );
});

it('money written as a text is that of the number, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (all) => {
      expect(readAs(cents, (all / 100).toFixed(2))).toBe(readAs(cents, all / 100));
    }),
  );
});

it.each([
  '',
  ' ',
  '1,5',
  '1.000,00',
  '1 000',
  '1_000',
  '+1',
  '.5',
  '5.',
  '007',
  '0x10',
  'NaN',
  'Infinity',
  '1e999',
  ' 1',
  '1\n',
])('the text %j is no number', (sent) => {
  expect(readAs(figure, sent)).toBeNull();
  expect(driftOf(figure, sent)).not.toEqual([]);
  expect(readAs(list(givenNumber), [sent])).toEqual([]);
  expect(readAs(count, sent)).toBeNull();
});

it('an id is kept as it comes; one that has to be a number is read from its digits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.uuid()), (sent) => {
      expect(readAs(anyId, sent)).toBe(sent);
      expect(readAs(anyId, String(sent))).toBe(String(sent));
    }),
  );
  expect(readAs(list(id), [7, '7', '12345678901234567890', 'a1', '7.5', 7.5, '007', null])).toEqual([7, 7]);
});

it('a word is read in any case, a number only where it is declared, and nothing else', () => {
  const movement = choiceOrNull(WORDS, { INCOME: 1, EXPENSE: 2 });
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), fc.infiniteStream(fc.boolean()), (word, upper) => {
      const sent = Array.from(word, (each) => (upper.next().value ? each : each.toLowerCase())).join('');
      expect(readAs(movement, sent)).toBe(word);
      expect(readAs(movement, sent.replaceAll('_', ''))).toBe(word);
    }),
  );
  expect(readAs(list(movement), [1, 2, 0, 3, null, '1', 'SALE'])).toEqual([
    'INCOME',
    'EXPENSE',
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(readAs(choice(WORDS, null), 0)).toBeNull();
  expect(driftOf(choice(WORDS, null), 0)).toEqual(['Invalid type: Expected picklist but received 0']);
});

it('a date in ticks is the day of its place, that of the clock here without one, and midnight of the world as its day', () => {
  const dates = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.integer({ min: -12, max: 14 }), (date, hours) => {
      const midnight = Math.floor(date.getTime() / 86_400_000) * 86_400_000;
      const text = new Date(midnight).toISOString().slice(0, 10);
      expect(readAs(day, `/Date(${midnight})/`)).toBe(text);
      const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}00`;
      expect(readAs(day, `/Date(${midnight - hours * 3_600_000}${offset})/`)).toBe(text);
      const instant = midnight + 3_600_001;
      expect(isoOfTicks(`/Date(${instant})/`)).toBe(new Date(instant).toISOString());
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => isoOfTicks(`x${text}`) === `x${text}`));
});

it('what could not be read of a record is named by its place', () => {
  const Plan = record({
    title: figure,
    lines: list(record({ price: figureOrNull, way: choice(WORDS, null) })),
  });
  const sent = { title: 1, lines: [{ price: '1.5', way: 'income' }, { price: '1,5', way: 4 }, 'x'] };
  expect(readAs(noted(Plan), sent)).toEqual({
    read: {
      title: 1,
      lines: [
        { price: 1.5, way: 'INCOME' },
        { price: null, way: null },
      ],
    },
    unread: [
      ['lines', 1, 'price'],
      ['lines', 1, 'way'],
      ['lines', 2],
    ],
  });
  expect(readAs(noted(Plan), { title: 1, lines: [] })?.unread).toEqual([]);
});
