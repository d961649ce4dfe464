import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';

/** Answers the switches of a run, and writes down which of them each test file reaches. */
const active = Number(process.env['MUTANT'] ?? 0);
const reached = { loading: new Set(), running: new Set() };
let phase = reached.loading;

globalThis.__changed = (id) => {
  phase.add(id);
  return id === active;
};

beforeAll(() => {
  phase = reached.running;
});

afterAll(() => {
  const { testPath } = expect.getState();
  const line = { test: testPath, loading: [...reached.loading], running: [...reached.running] };
  if (process.env['MUTATION_REACH'])
    appendFileSync(process.env['MUTATION_REACH'], `${JSON.stringify(line)}\n`);
});
