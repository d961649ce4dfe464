import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isolatedTests } from './isolatedTests';

it('finds the tests that replace modules or clocks, in every folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'alone-'));
  try {
    mkdirSync(join(root, 'src/rules'), { recursive: true });
    mkdirSync(join(root, 'mocks'));
    const tool = 'vi';
    writeFileSync(join(root, 'src/rules/plain.test.ts'), `${tool}.fn(); ${tool}.stubGlobal('a', 1);`);
    writeFileSync(join(root, 'src/rules/replaced.test.ts'), `${tool}.mock('./device');`);
    writeFileSync(join(root, 'src/rules/replaced.ts'), `${tool}.mock('./device');`);
    writeFileSync(join(root, 'mocks/clock.test.ts'), `${tool}.useFakeTimers();`);
    expect(isolatedTests(root, ['src', 'mocks'])).toEqual([
      'mocks/clock.test.ts',
      'src/rules/replaced.test.ts',
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
