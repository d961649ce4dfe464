/**
 * How many tests a step passed and failed. A step that ends badly without a failed test to show for it
 * (it did not start, a file did not load) counts as one failure; so does a skipped test, which proves nothing.
 */
export function countVitest(report, exitCode) {
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  ).length;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return settle(report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + broken + skipped, exitCode);
}

/** The same for Playwright's report. A flaky test passed only on a second try: it failed. */
export function countPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return settle(expected, unexpected + flaky + skipped, exitCode);
}

/** A step without tests inside is one test itself. */
export function countStep(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function settle(passed, failed, exitCode) {
  const silent = (exitCode !== 0 || passed === 0) && failed === 0;
  return { passed, failed: silent ? 1 : failed };
}
