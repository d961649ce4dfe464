import { expect, it } from 'vitest';
import { fileKind } from './fileKinds';

it.each([
  ['voz.opus', 'audio'],
  ['voz.AAC', 'audio'],
  ['nota.1.xml', 'code'],
  ['semtipo', 'other'],
])('knows the kind of %s by its name', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});
