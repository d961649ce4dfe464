import { expect, it } from 'vitest';
import { attributeKind } from './usdaNames';

it.each([
  [28, 'production'],
  ['88', 'exports'],
  [176, 'stocks'],
  [4, null],
])('attribute %o is %o', (id, kind) => {
  expect(attributeKind(id)).toBe(kind);
});
