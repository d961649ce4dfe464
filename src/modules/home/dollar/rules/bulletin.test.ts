import { expect, it } from 'vitest';
import { bulletinKind } from './bulletin';

// As the PTAX service of the Central Bank writes `tipoBoletim`.
it.each([
  ['Abertura', 'opening'],
  ['Intermediário', 'intermediate'],
  ['Fechamento', 'closing'],
  ['Fechamento PTAX', 'closing'],
  ['', null],
  ['Extraordinário', null],
])('%o is %o', (text, kind) => {
  expect(bulletinKind(text)).toBe(kind);
});
