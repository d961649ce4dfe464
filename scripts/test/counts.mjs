import { stripVTControlCharacters } from 'node:util';

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

/** The share of a run's tests that may need a second try; more of them are a fault of their own. */
const MOST_UNSTEADY = 0.01;

/**
 * The same for Playwright's report. A test that passed only on its second try counts as passed, and is named
 * (`unsteadyTests`): it may hide a race.
 */
export function countPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const tooMany = flaky > MOST_UNSTEADY * (expected + unexpected + flaky);
  const [passed, failed] = tooMany ? [0, flaky] : [flaky, 0];
  return settle(expected + passed, unexpected + failed + skipped, exitCode);
}

/** Tests that did not pass at once: where they stand, and what went wrong the first time. */
export function unsteadyTests(report) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return (report?.suites ?? []).flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, projectName, results }) => {
        const [first] = results.flatMap(({ errors }) => errors);
        const why = stripVTControlCharacters(first?.message ?? 'no error told');
        return `${status === 'flaky' ? 'UNSTEADY' : 'FAILED'} [${projectName}] ${file}:${line} ${title}\n${why}`;
      }),
  );
}

/** A step without tests inside is one test itself. */
export function countStep(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function settle(passed, failed, exitCode) {
  const silent = (exitCode !== 0 || passed === 0) && failed === 0;
  return { passed, failed: silent ? 1 : failed };
}
