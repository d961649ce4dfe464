import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { checkCanaries } from './canaries/check.mjs';
import { filesUnder } from './files.mjs';
import { lockfileFaults } from './lint/lockfile.mjs';
import { findRetiredWords } from './lint/retiredWords.mjs';
import { findTypedLooks } from './lint/visibleText.mjs';
import { root, runTool } from './tool.mjs';

const checks = {
  'rules and import directions': () =>
    tool('oxlint', ['--deny-warnings', '--report-unused-disable-directives']),
  'canaries: every forbidden edge fails': checkCanaries,
  formatting: () => tool('prettier', ['--check', '--log-level', 'warn', '.']),
  'unused files, exports and packages': () => tool('knip', ['--no-progress']),
  'colours and words': typedLooks,
  'retired names': retiredWords,
  'packages: checksums, sources, install scripts': () =>
    lockfileFaults(json('package-lock.json'), json('package.json')),
};

const json = (name) => JSON.parse(readFileSync(`${root}${name}`, 'utf8'));

/** What a tool said, as one complaint, when it was not content. */
async function tool(name, args) {
  const { code, output, errors } = await runTool(name, args);
  return code === 0 && !errors.trim() ? [] : [`${output.trim()}\n${errors.trim()}`.trim()];
}

function typedLooks() {
  const files = filesUnder(`${root}src`).filter((path) => /\.(tsx?|css)$/.test(path));
  return files.flatMap((path) => {
    const name = relative(root, path).replaceAll('\\', '/');
    return findTypedLooks(name, readFileSync(path, 'utf8')).map(
      ({ line, text }) => `${name}:${line} ${text}`,
    );
  });
}

function retiredWords() {
  const files = ['src', 'mocks', 'e2e', 'build'].flatMap((folder) => filesUnder(`${root}${folder}`));
  return files
    .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
    .flatMap((path) => {
      const name = relative(root, path).replaceAll('\\', '/');
      return findRetiredWords(name, readFileSync(path, 'utf8')).map(
        ({ line, text }) => `${name}:${line} ${text}`,
      );
    });
}

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  const complaints = await check();
  console.log(`${complaints.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`);
  if (complaints.length > 0) console.log(complaints.map((text) => `\n${text}`).join(''), '\n');
  failed += complaints.length > 0 ? 1 : 0;
}
process.exitCode = failed > 0 ? 1 : 0;
