import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutation/mutants.mjs';
import { relatedTests } from './mutation/relatedTests.mjs';
import { ROOMS, roomOf, seeded } from './mutation/sample.mjs';
import { table } from './table.mjs';
import { importGraph } from './test/importGraph.mjs';
import { root } from './tool.mjs';

/**
 * Whether the tests would notice: changes one token of a source file at a time, in a copy of the project, and runs the
 * tests that reach the file. `npm run test:mutation -- --seed 7 --count 200 --room rules`.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    room: { type: 'string' },
    /** Tests that are run for a change, nearest first. */
    tests: { type: 'string', default: '25' },
  },
});
if (values.room && !ROOMS[values.room]) {
  console.error(`There is no room ${values.room}; there are: ${Object.keys(ROOMS).join(', ')}`);
  process.exit(1);
}

/** A change may never end: then the tests have noticed it too. */
const LONGEST_MS = 180_000;
const ENDLESS = 'endless';
/** Tests by whether they pass without a change. */
const unchanged = new Map();
const LEFT_OUT = /^(?:node_modules|\.git|dist|dist-demo|test-results)$/;

const copy = mkdtempSync(join(tmpdir(), 'mutation-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const name of readdirSync(root).filter((name) => !LEFT_OUT.test(name)))
  cpSync(join(root, name), join(copy, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const graph = importGraph(copy, ['src', 'mocks']);
const random = seeded(Number(values.seed));
const wanted = values.room ? [values.room] : Object.keys(ROOMS);
const files = Object.fromEntries(
  wanted.map((room) => [room, [...graph.keys()].filter((file) => roomOf(file) === room)]),
);
const pick = (list) => list[Math.floor(random() * list.length)];

const found = [];
while (found.length < Number(values.count)) {
  const room = wanted[found.length % wanted.length];
  const file = pick(files[room]);
  const code = readFileSync(join(copy, file), 'utf8');
  const mutant = pick(mutantsOf(file, code));
  if (!mutant) continue;
  const { start, end, text } = mutant;
  writeFileSync(join(copy, file), code.slice(0, start) + text + code.slice(end));
  const tests = relatedTests(graph, file, Number(values.tests));
  const failed = await failingTest(tests);
  writeFileSync(join(copy, file), code);
  // A test that fails without the change too proves nothing.
  const noticed = failed !== null && (failed === ENDLESS || (await passesUnchanged(failed)));
  found.push({ room, noticed });
  const line = code.slice(0, start).split('\n').length;
  console.log(
    `${noticed ? 'noticed ' : 'SURVIVED'}  ${file}:${line}  ${code.slice(start, end)} → ${text || '(nothing)'}`,
  );
}

console.log(
  `\nseed ${values.seed}\n\n${table(
    ['room', 'changes', 'noticed', ''],
    wanted.map((room) => {
      const own = found.filter((one) => one.room === room);
      const noticed = own.filter((one) => one.noticed).length;
      return [room, String(own.length), String(noticed), `${Math.round((100 * noticed) / own.length)} %`];
    }),
  )}`,
);

/** The first test file that fails; null where all pass. A group of processes, so that an endless loop goes with it. */
async function failingTest(tests) {
  if (tests.length === 0) return null;
  const report = join(copy, 'mutation-report.json');
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--bail=1',
      '--reporter=json',
      `--outputFile=${report}`,
      ...tests,
    ],
    { cwd: copy, stdio: 'ignore', detached: true },
  );
  const timer = setTimeout(() => process.kill(-Number(child.pid)), LONGEST_MS);
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  if (code === 0) return null;
  if (!existsSync(report)) return ENDLESS;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.find(({ status }) => status === 'failed');
  return failed ? relative(realpathSync(copy), failed.name) : ENDLESS;
}

async function passesUnchanged(test) {
  if (!unchanged.has(test)) unchanged.set(test, (await failingTest([test])) === null);
  if (!unchanged.get(test)) console.log(`fails unchanged  ${test}`);
  return unchanged.get(test);
}
