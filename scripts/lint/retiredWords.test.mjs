// @vitest-environment node
import { expect, it } from 'vitest';
import { findRetiredWords } from './retiredWords.mjs';

const texts = (path, code) => findRetiredWords(path, code).map(({ line, text }) => `${line}: ${text}`);

it('names the line, the word and the term of today', () => {
  expect(texts('src/shell/a.ts', 'const a = 1;\nconst twin = find();')).toEqual([
    "2: 'twin' is retired: the term is 'duplicate'",
  ]);
});

it.each([
  'EmailTwinNote',
  'reckonedDays',
  'NoticeBones',
  'BoneRow',
  'useAlone',
  'useEarlyPanel',
  'lookAgain',
])('finds %s', (word) => {
  expect(findRetiredWords('src/shell/a.ts', `use(${word});`)).toHaveLength(1);
});

it('leaves words alone that only look alike', () => {
  expect(texts('src/shell/a.ts', 'frame.contentWindow; earlyDiscount; TAXABLE_RECKONED; early;')).toEqual([]);
});

it('knows the corners of a polygon from those of the map', () => {
  const code = 'moveCorner(ring); // in the upper corner of the map';
  expect(texts('src/modules/map/drawing/model/edits.ts', code)).toEqual([
    "1: 'moveCorner' is retired: the term is 'vertex'",
  ]);
  expect(texts('src/platform/sheet/range.ts', 'const corner = 1;')).toEqual([]);
});

it.each([
  'askedAt',
  'wasTold',
  'heldToken',
  'toGround',
  'nobody',
  'tellRefusal',
  'lastHeard',
  'unasked',
  'SetAsked',
  'ASKED',
  'isUntold',
])('finds the name %s', (word) => {
  expect(findRetiredWords('src/shell/a.ts', `const ${word} = 1;`)).toHaveLength(1);
});

it('reads sentences, texts and longer words as they are', () => {
  const code = `
// What was asked and told is held by nobody.
it('is asked once', () => masked + background + MaskedField + withheld + threshold + inBackgroundNow);`;
  expect(texts('src/shell/a.test.ts', code)).toEqual([]);
});
