import { expect, it } from 'vitest';
import { keyTyped, NO_DOTS, type TypedDots } from './typedDots';

const typed = (text: string, key: string, open: { whole: string; since: string } | null, decimals = 2) =>
  keyTyped({ ...NO_DOTS, open }, { key, text, decimals });

it('a first dot may part thousands behind one to three digits, the first no zero', () => {
  expect(typed('1', '.', null).dots.open).toEqual({ whole: '1', since: '' });
  expect(typed('-123', '.', null).dots.open).toEqual({ whole: '-123', since: '' });
  for (const text of ['', '0', '1.234', '1,5']) expect(typed(text, '.', null).dots.open).toBeNull();
  // Behind a group that a dot has made it may once more.
  const again = keyTyped({ open: null, grouped: '1.234' }, { key: '.', text: '1.234', decimals: 2 });
  expect(again.dots.open).toEqual({ whole: '1234', since: '' });
});

it('the third digit decides where no third decimal is kept', () => {
  expect(typed('1,00', '0', { whole: '1', since: '00' })).toEqual({
    dots: { open: null, grouped: '1.000' },
    instead: '1000',
  });
  expect(typed('1,00', '0', { whole: '1', since: '00' }, 3).dots.open).toEqual({ whole: '1', since: '000' });
});

it('a comma or another dot behind three digits decides too', () => {
  expect(typed('1,000', ',', { whole: '1', since: '000' }, 4).instead).toBe('1000,');
  expect(typed('1,000', '.', { whole: '1', since: '000' }, 4)).toEqual({
    dots: { open: { whole: '1000', since: '' }, grouped: null },
    instead: '1000,',
  });
  expect(typed('1,00', ',', { whole: '1', since: '00' })).toEqual({ dots: NO_DOTS });
});

it('keeps no decimals of a whole number: 12,5 is not 125', () => {
  const { dots } = typed('12', ',', null, 0);
  expect(keyTyped(dots, { key: '5', text: '12', decimals: 0 })).toEqual({ dots, instead: '12' });
  // After a correction digits count again.
  expect(keyTyped(dots, { key: '5', text: '1', decimals: 0 }).instead).toBeUndefined();
});

it('takes digits behind the dot of a whole number only once they part thousands: 12.5 is not 125', () => {
  const keys = (start: string, typedKeys: string) => {
    let text = start;
    let dots: TypedDots = NO_DOTS;
    for (const key of typedKeys) {
      const answer = keyTyped(dots, { key, text, decimals: 0 });
      ({ dots } = answer);
      const plain = (answer.instead ?? (/\d/.test(key) ? text + key : text)).replaceAll('.', '');
      text = plain.replace(/\B(?=(\d{3})+$)/g, '.');
    }
    return text;
  };
  expect(keys('', '12.5')).toBe('12');
  expect(keys('', '12.50')).toBe('12');
  expect(keys('', '12.500')).toBe('12.500');
  expect(keys('', '1.234.567')).toBe('1.234.567');
  expect(keys('', '1234.5')).toBe('1.234');
  expect(keys('', '12,500')).toBe('12');
});

it('is forgotten when the text is another by now, or something else is typed', () => {
  expect(typed('2,00', '0', { whole: '1', since: '00' })).toEqual({ dots: NO_DOTS });
  expect(typed('1,00', '-', { whole: '1', since: '00' })).toEqual({ dots: NO_DOTS });
});

it.each([
  ['2.514', '2514'],
  ['12.345', '12345'],
  ['2.5', '2,5'],
  ['2.51', '2,5'],
  ['0.125', '0,1'],
])('with one decimal %s is %s', (keys, shown) => {
  let text = '';
  let dots: TypedDots = NO_DOTS;
  for (const key of keys) {
    const answer = keyTyped(dots, { key, text, decimals: 1 });
    ({ dots } = answer);
    const next = answer.instead ?? text.replaceAll('.', '') + (key === '.' ? ',' : key);
    // As the field formats it: no second decimal.
    text = next.replace(/(,\d)\d+$/, '$1');
  }
  expect(text).toBe(shown);
});
