// @vitest-environment node
import { expect, it } from 'vitest';
import { findTypedLooks } from './visibleText.mjs';

const texts = (path, code) => findTypedLooks(path, code).map(({ line, text }) => `${line}: ${text}`);

it('finds a colour outside the theme and none inside', () => {
  const code = "const a = 1;\nconst look = { color: '#1B5E20' };\n";
  expect(texts('src/shell/Header.tsx', code)).toEqual([
    '2: the colour #1B5E20 is typed here; take a token of the theme',
  ]);
  expect(texts('src/platform/theme/schemes.ts', code)).toEqual([]);
  expect(texts('src/shell/x.css', 'a { color: rgb(0 0 0 / 50%); }')).toHaveLength(1);
});

it('takes neither a private field, an element id nor a fragment for a colour', () => {
  expect(texts('src/shell/a.ts', "this.#add(1); find('#root'); go('#secao');")).toEqual([]);
});

it('finds Portuguese words in code and leaves comments and the wire alone', () => {
  expect(texts('src/shell/a.ts', "say('Não foi possível');")).toHaveLength(1);
  expect(texts('src/shell/a.ts', "// 'Não' is what the server says\n/* 'é' */ say('x');")).toEqual([]);
  expect(texts('src/modules/session/sessionSchemas.ts', "oneOf(['SITUAÇÃO'])")).toEqual([]);
});
