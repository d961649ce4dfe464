// @vitest-environment node
import { expect, it } from 'vitest';
import { countPlaywright, countStep, countVitest, unsteadyTests } from './counts.mjs';

it('counts a step without tests as one', () => {
  expect(countStep(0)).toEqual({ passed: 1, failed: 0 });
  expect(countStep(2)).toEqual({ passed: 0, failed: 1 });
});

it('counts unit tests, and a file that does not load as a failure', () => {
  const good = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const bad = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const broken = { status: 'failed', assertionResults: [] };
  const report = { numPassedTests: 7, numFailedTests: 1, testResults: [good, bad, broken] };
  expect(countVitest(report, 1)).toEqual({ passed: 7, failed: 2 });
});

it('takes a skipped test for a failed one', () => {
  expect(
    countVitest({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1, testResults: [] }, 0).failed,
  ).toBe(2);
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, skipped: 1 } }, 1)).toEqual({
    passed: 5,
    failed: 2,
  });
});

it('lets one browser test of a hundred have a second try, and no more', () => {
  expect(countPlaywright({ stats: { expected: 297, flaky: 3 } }, 0)).toEqual({ passed: 300, failed: 0 });
  expect(countPlaywright({ stats: { expected: 296, flaky: 4 } }, 0)).toEqual({ passed: 296, failed: 4 });
  expect(countPlaywright({ stats: { expected: 40, flaky: 1 } }, 0)).toEqual({ passed: 40, failed: 1 });
});

it('names what did not pass at once, with its first error', () => {
  const spec = (title, status, ...messages) => ({
    file: 'a.spec.ts',
    line: 3,
    title,
    tests: [
      { status, projectName: 'desktop', results: messages.map((message) => ({ errors: [{ message }] })) },
    ],
  });
  const report = {
    suites: [
      { specs: [spec('well', 'expected')], suites: [{ specs: [spec('late', 'flaky', '\u001b[31mslow')] }] },
      { specs: [spec('broken', 'unexpected', 'wrong', 'still wrong')] },
    ],
  };
  expect(unsteadyTests(report)).toEqual([
    'UNSTEADY [desktop] a.spec.ts:3 late\nslow',
    'FAILED [desktop] a.spec.ts:3 broken\nwrong',
  ]);
});

it('never lets a run pass that shows no test or ends badly', () => {
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright({ stats: { expected: 0 } }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright({ stats: { expected: 4 } }, 1)).toEqual({ passed: 4, failed: 1 });
});
