import { expect, it } from 'vitest';
import { registerTexts } from './registerTexts';

const say = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`;
const texts = registerTexts(say, { module: 'map', name: 'communities' });

it.each([
  [0, 'count_other', '0'],
  [1, 'count', '1'],
  [1200, 'count', '1.200'],
])('%i records are counted by the grammar, none as many', (count, key, formatted) => {
  expect(texts.count(count)).toBe(`map:registers.communities.${key} ${JSON.stringify({ count, formatted })}`);
});

it('has words of its own in the file that the register names', () => {
  const own = registerTexts(say, { module: 'm', namespace: 'n', name: 'a', wordsOf: 'b' });
  expect(own.field('city')).toBe('n:registers.b.fields.city.label {}');
  expect(own.column('city')).toBe('n:registers.b.columns.city {}');
});
