import { expect, it } from 'vitest';
import type { TitleRow } from '../rules/titleRow';
import { documentText, titleText } from './titleLook';

const title = (own: Partial<TitleRow>): TitleRow =>
  ({ documentType: 'NF-E', documentNumber: '18944', number: 1, count: 1, ...own }) as TitleRow;

it.each([
  [1, 1, 'NF-E 18944'],
  [1, 2, 'NF-E 18944 1/2'],
  [2, 2, 'NF-E 18944 2/2'],
  [3, 12, 'NF-E 18944 3/12'],
])('names installment %i of %i', (number, count, text) => {
  expect(titleText(title({ number, count }))).toBe(text);
});

it('names a document by what there is of it', () => {
  expect(documentText(title({ documentType: '' }))).toBe('18944');
  expect(documentText(title({ documentNumber: '' }))).toBe('NF-E');
});
