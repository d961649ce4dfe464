import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { noticedInBrowser } from './mutation/browser.mjs';
import { allMutants, reachOf } from './mutation/reach.mjs';
import { relatedTests } from './mutation/relatedTests.mjs';
import { byFile, ROOMS, sampleOfRooms } from './mutation/sample.mjs';
import { table } from './table.mjs';
import { importGraph } from './test/importGraph.mjs';
import { root } from './tool.mjs';

/**
 * Whether the tests would notice: all one-token changes of the source are compiled behind switches, a run of the tests
 * with all of them off says which tests reach each, and a seeded sample is switched on one at a time.
 * `npm run test:mutation -- --seed 7 --count 200 --room rules`.
 */
const { values } = parseArgs({
  options: {
    /** One seed or several with commas. */
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    room: { type: 'string' },
    /** Test files that are run for a change, nearest first, among those that reach it. */
    tests: { type: 'string', default: '20' },
    /** A folder for what the first run finds out; a later run over the same source begins with it. */
    keep: { type: 'string' },
    /** Browser test files of its module that are run for a change of a screen which the unit tests let pass. */
    browser: { type: 'string', default: '0' },
    /** Names the changes that no test reaches, and no more. */
    unreached: { type: 'boolean', default: false },
  },
});
if (values.room && !ROOMS[values.room]) {
  console.error(`There is no room ${values.room}; there are: ${Object.keys(ROOMS).join(', ')}`);
  process.exit(1);
}

/** A change may never end: then the tests have noticed it too. */
const LONGEST_MS = 180_000;
/** Tests by whether they pass without a change. */
const unchanged = new Map();

const work = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'mutation-'));
mkdirSync(work, { recursive: true });
process.on('exit', () => {
  if (!values.keep) rmSync(work, { recursive: true, force: true });
});

const graph = importGraph(root, ['src', 'mocks']);
const mutants = allMutants(graph);
const env = { MUTANTS: join(work, 'mutants.json'), MUTATION_CACHE: join(work, 'modules') };
const reachFile = join(work, 'reach.jsonl');
if (!existsSync(reachFile)) {
  writeFileSync(env.MUTANTS, JSON.stringify(byFile(mutants)));
  // Complete or missing: a run that was broken off is no answer.
  const growing = `${reachFile}.part`;
  rmSync(growing, { force: true });
  await testRun([], { MUTATION_REACH: growing });
  if (!existsSync(growing)) throw new Error('The first run reached nothing: the tests do not start.');
  renameSync(growing, reachFile);
}
const reach = reachOf(reachFile);
const rooms = values.room ? [values.room] : Object.keys(ROOMS);

if (values.unreached)
  for (const mutant of mutants)
    if (rooms.includes(mutant.room) && !isReached(mutant)) say('UNREACHED', mutant);
const seeds = values.unreached ? [] : values.seed.split(',');
const samples = new Map();
for (const seed of seeds)
  samples.set(seed, await tryOut(sampleOfRooms(mutants, rooms, Number(values.count), Number(seed))));
if (Number(values.browser) > 0) await tryInBrowser([...samples.values()].flat());
for (const [seed, found] of samples) console.log(`\nseed ${seed}\n\n${ratesOf(found)}\n`);

/** Switches the changes on, as many side by side as there are processors. */
async function tryOut(sample) {
  const found = [];
  const left = [...sample];
  const worker = async (number) => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const noticed = await isNoticed(mutant, number);
      found.push({ ...mutant, noticed });
      say(noticed ? 'noticed ' : 'SURVIVED', mutant);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, (_, number) => worker(number)));
  return found;
}

async function tryInBrowser(found) {
  const survivors = found.filter(({ room, noticed }) => room === 'screens' && !noticed);
  const noticed = await noticedInBrowser(survivors, Number(values.browser), (mutant, isNoticed) =>
    say(isNoticed ? 'noticed by the browser ' : 'SURVIVED the browser   ', mutant),
  );
  for (const mutant of survivors) mutant.inBrowser = noticed.has(mutant.id);
}

function ratesOf(found) {
  const rows = rooms.map((room) => {
    const own = found.filter((one) => one.room === room);
    const count = (is) => own.filter(is).length;
    const noticed = count((one) => one.noticed || one.inBrowser);
    const unreached = count((one) => !isReached(one));
    const rate = `${Math.round((100 * noticed) / own.length)} %`;
    return [room, own.length, noticed, count((one) => one.inBrowser), unreached, rate];
  });
  return table(['room', 'changes', 'noticed', 'by the browser', 'reached by no unit test', ''], rows);
}

function say(what, mutant) {
  const { file, line, original, text } = mutant;
  const hint = isReached(mutant) ? '' : '  (no unit test reaches it)';
  console.log(`${what}  ${file}:${line}  ${original} → ${text || '(nothing)'}${hint}`);
}

function isReached({ id }) {
  return reach.running.has(id) || reach.loading.has(id);
}

async function isNoticed(mutant, worker) {
  const tests = testsFor(mutant);
  const failed = await failingTest(tests, mutant.id, worker);
  // A test that fails without the change too proves nothing.
  return failed !== null && (await passesUnchanged(failed, worker));
}

/** What a module does while it loads is written down for one test alone: its importers stand for it. */
function testsFor({ file, id }) {
  const related = relatedTests(graph, file, Infinity);
  const running = reach.running.get(id) ?? new Set();
  const near = reach.loading.has(id) ? related : related.filter((test) => running.has(test));
  const far = [...running].filter((test) => !near.includes(test));
  return [...near, ...far].slice(0, Number(values.tests));
}

/** The test file that fails, the first one where the run does not end; null where all pass. */
async function failingTest(tests, id, worker) {
  if (tests.length === 0) return null;
  const report = join(work, `report-${worker}.json`);
  rmSync(report, { force: true });
  const options = ['--bail=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`];
  const code = await testRun([...options, ...tests], { MUTANT: String(id) }, LONGEST_MS);
  if (code === 0) return null;
  if (!existsSync(report)) return tests[0];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.find(({ status }) => status === 'failed');
  return failed ? relative(root, failed.name) : tests[0];
}

/** Runs tests over the source with switches. A group of processes, so that an endless loop goes with it. */
async function testRun(args, more, longest) {
  const config = join(root, 'scripts/mutation/vitest.config.mjs');
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', config, ...args],
    {
      cwd: root,
      env: { ...process.env, ...env, ...more },
      stdio: 'ignore',
      detached: true,
    },
  );
  const timer = longest && setTimeout(() => process.kill(-Number(child.pid)), longest);
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  return code;
}

async function passesUnchanged(test, worker) {
  if (!unchanged.has(test)) unchanged.set(test, (await failingTest([test], 0, worker)) === null);
  if (!unchanged.get(test)) console.log(`fails unchanged  ${test}`);
  return unchanged.get(test);
}
