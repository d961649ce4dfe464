import { configureGlobal } from 'fast-check';
import { afterEach, beforeEach, expect } from 'vitest';

// The same examples at every run, so that a failure is the change's own; FC_SEED=<number> looks at others.
configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_122) });

const said: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const original = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    said.push(`console.${level}: ${words.map(String).join(' ')}`);
    original(...words);
  };
}

beforeEach(() => {
  said.length = 0;
});

// A test that expects a complaint mocks the console; any other complaint is a defect.
afterEach(() => {
  expect(said, 'the test wrote to the console').toEqual([]);
});
