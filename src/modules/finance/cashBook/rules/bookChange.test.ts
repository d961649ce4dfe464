import { expect, it } from 'vitest';
import { bookChange } from './bookChange';

it.each([
  ['farm', '12', { farmId: 12 }],
  ['share', 33.33, { share: 3333 }],
  ['share', 0.29, { share: 29 }],
  ['partnerDocument', ' 12.abc.345/01de-35 ', { partnerDocument: '12ABC34501DE35' }],
  ['documentType', '3', { documentType: '3' }],
  ['entryType', '2', { entryType: '2' }],
])('sends a changed %s as the book keeps it', (field, value, change) => {
  expect(bookChange({ field, value })).toEqual(change);
});
