import { stripVTControlCharacters } from 'node:util';

/** The share of a run's tests that may need a second try; more of them are a fault of their own. */
const MOST_UNSTEADY = 0.01;
/** Unit tests wait for no browser: one in a thousand. */
const MOST_UNSTEADY_UNITS = 0.001;

/**
 * How many tests a step passed and failed. A step that ends badly without a failed test to show for it
 * (it did not start, a file did not load) counts as one failure; so does a skipped test, which proves nothing.
 *
 * `second` is the report of the failed files run once more, with nothing beside them: what passes there counts as
 * passed and is named (`unsteadyUnits`), as long as it is few.
 */
export function countVitest(report, exitCode, second) {
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + brokenFiles(report).length;
  if (second === undefined) return settle(passed, failed + skipped, exitCode);
  const failedAgain = second.numFailedTests + brokenFiles(second).length + second.numPendingTests;
  const unsteady = failed - failedAgain;
  const tooMany = brokenFiles(report).length > 0 || unsteady > MOST_UNSTEADY_UNITS * (passed + failed);
  if (tooMany || failedAgain > 0 || !second.success) return settle(passed, failed + skipped, exitCode);
  return settle(passed + unsteady, skipped, 0);
}

function brokenFiles(report) {
  return (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
}

/** The files of a unit report that did not pass. */
export function failedFiles(report) {
  return (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** Unit tests that failed at first: their file and title, whether they failed again, and what went wrong. */
export function unsteadyUnits(report, second) {
  const failedIn = (one) =>
    (one?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0 && message) return [{ place: name, why: message }];
      return failed.map(({ fullName, failureMessages }) => ({
        place: `${name} ${fullName}`,
        why: failureMessages[0] ?? 'no error told',
      }));
    });
  const again = new Set(failedIn(second).map(({ place }) => place));
  return failedIn(report).map(({ place, why }) => {
    const steady = second === undefined || again.has(place);
    return `${steady ? 'FAILED' : 'UNSTEADY'} ${place}\n${stripVTControlCharacters(why).slice(0, LONGEST_REASON)}`;
  });
}

/** Characters of an error that the last lines of a run repeat. */
const LONGEST_REASON = 600;

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
