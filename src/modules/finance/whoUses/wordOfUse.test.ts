import { expect, it } from 'vitest';
import en from '../../../../locales/en-US/finance.json';
import { wordOfUse } from './wordOfUse';

const t = ((key: string) => Reflect.get(en.whoUses.names, key.replace('whoUses.names.', ''))) as Parameters<
  typeof wordOfUse
>[1];

it('names what refers to a record in the language of the screen, and leaves what it does not know', () => {
  expect(wordOfUse('Romaneios', t)).toBe('Loads');
  expect(wordOfUse('toString', t)).toBe('toString');
});
