import { expect, it } from 'vitest';
import { readAs } from '@/platform/http/readShape.test.kit';
import { TermsToAccept } from './sessionWire';

const terms = { id: 7, htmlCode: '<h2>Termos</h2><p>Texto.</p>' };

it.each([
  ['', null],
  [null, null],
  [terms, terms],
  [{ ...terms, more: 1 }, terms],
])('terms to accept: %o → %o', (answer, read) => {
  expect(readAs(TermsToAccept, answer)).toEqual(read);
});

it.each([
  [[]],
  [{}],
  ['Em manutencao'],
  [{ id: 7, htmlCode: '' }],
  [{ id: 7, htmlCode: '<p>&nbsp; </p><br>' }],
  [{ id: 'x', htmlCode: '<p>Texto.</p>' }],
  [{ htmlCode: '<p>Texto.</p>' }],
])('%o are no terms', (answer) => {
  expect(() => readAs(TermsToAccept, answer)).toThrow(expect.objectContaining({ kind: 'unexpected' }));
});
