// @vitest-environment node
import { expect, it } from 'vitest';
import { countPlaywright, countStep, countVitest } from './counts.mjs';

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

it('takes a skipped or flaky test for a failed one', () => {
  expect(
    countVitest({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1, testResults: [] }, 0).failed,
  ).toBe(2);
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } }, 1)).toEqual({
    passed: 5,
    failed: 3,
  });
});

it('never lets a run pass that shows no test or ends badly', () => {
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright({ stats: { expected: 0 } }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright({ stats: { expected: 4 } }, 1)).toEqual({ passed: 4, failed: 1 });
});
