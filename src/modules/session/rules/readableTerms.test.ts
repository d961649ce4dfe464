import { expect, it } from 'vitest';
import { readableTerms } from './readableTerms';

const terms = { id: 7, htmlCode: '<h2>Termos</h2><p>Texto.</p>' };

it.each([
  ['', null],
  [null, null],
  [undefined, null],
  [terms, terms],
  [{ ...terms, more: 1 }, terms],
  [[], 'unreadable'],
  [{}, 'unreadable'],
  ['Em manutenção', 'unreadable'],
  [{ id: 7, htmlCode: '' }, 'unreadable'],
  [{ id: 7, htmlCode: '<p>&nbsp; </p><br>' }, 'unreadable'],
  [{ id: '7', htmlCode: '<p>Texto.</p>' }, 'unreadable'],
  [{ htmlCode: '<p>Texto.</p>' }, 'unreadable'],
])('%o → %o', (answer, read) => {
  expect(readableTerms(answer)).toEqual(read);
});
