// @vitest-environment happy-dom
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { dayInFull, firstName, greetingKey, greetingOf } from './greeting';

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

it.each([
  ['pt-BR', 'Sexta-feira, 18 de setembro de 2026', 'Domingo, 1 de março de 2026'],
  ['en-US', 'Friday, 18 September 2026', 'Sunday, 1 March 2026'],
] as const)('writes the day as a line begins: %s', async (language, friday, sunday) => {
  await startI18n(language, ['home']);
  const t = i18next.getFixedT(null, 'home');
  expect(dayInFull(new Date(2026, 8, 18, 9), t)).toBe(friday);
  expect(dayInFull(new Date(2026, 2, 1, 9), t)).toBe(sunday);
});

it('greets somebody without a name all the same', async () => {
  await startI18n('pt-BR', ['home']);
  const t = i18next.getFixedT(null, 'home');
  expect(greetingOf('JOSE CARLOS', 9, t)).toBe('Bom dia, Jose');
  expect(greetingOf('', 9, t)).toBe('Bom dia');
});
