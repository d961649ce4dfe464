// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from '../files.mjs';
import { root } from '../tool.mjs';
import { findUnused, PRESCRIBED } from './prescribed.mjs';

const file = (path, text) => ({ path, text });

it('finds a package that is loaded by a test, for its types or not at all', () => {
  const files = [
    file('src/a.ts', "import { x } from 'used';\nconst late = () => import('late/part');"),
    file('src/a.test.ts', "import { y } from 'tested';"),
    file('src/testing/kit.ts', "import { y } from 'tested';"),
    file('src/b.ts', "import type { T } from 'typed';"),
    file('src/c.ts', "import 'plain.css';\nimport {\n  a,\n} from 'many-lines';"),
  ];
  const all = ['used', 'late', 'tested', 'typed', 'many-lines', 'none'];
  expect(findUnused(files, all)).toEqual(['tested', 'typed', 'none']);
});

it('finds none in this application', () => {
  const files = filesUnder(`${root}src`)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => file(path, readFileSync(path, 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(findUnused(files)).toEqual([]);
  expect(PRESCRIBED).toHaveLength(18);
});
