import { expect, it } from 'vitest';
import { dayInFull, firstName, greetingKey } from './greeting';

it.each([
  [0, 'greeting.morning'],
  [11, 'greeting.morning'],
  [12, 'greeting.afternoon'],
  [17, 'greeting.afternoon'],
  [18, 'greeting.evening'],
])('at %i h the greeting is %s', (hour, key) => {
  expect(greetingKey(hour)).toBe(key);
});

it.each([
  ['JOSE CARLOS ZANCHETTIN', 'Jose'],
  ['ÂNGELA', 'Ângela'],
  ['Marina Albuquerque', 'Marina'],
  ['DeAndre Souza', 'DeAndre'],
  ['', ''],
])('%o is called %o', (name, called) => {
  expect(firstName(name)).toBe(called);
});

it('writes the day as a line begins', () => {
  const day = new Date(2026, 8, 18, 9);
  expect(dayInFull(day, 'pt-BR')).toBe('Sexta-feira, 18 de setembro de 2026');
  expect(dayInFull(day, 'en-US')).toBe('Friday, September 18, 2026');
});
