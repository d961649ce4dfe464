import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder } from '../files.mjs';
import { root, runTool } from '../tool.mjs';

const here = `${root}scripts/canaries`;

/**
 * Lints the canaries: small files that break one rule each, named in their first line, and files that break none.
 * An import rule whose resolver fails lets nearly everything pass in silence; the canaries notice.
 * Answers one sentence per canary that did not behave.
 */
export async function checkCanaries() {
  const { output, errors } = await runTool('oxlint', ['-c', '../../.oxlintrc.json', '-f', 'json', '.'], {
    cwd: here,
  });
  if (errors.trim()) return [`The linter complains about its configuration:\n${errors.trim()}`];
  const found = rulesByFile(JSON.parse(output).diagnostics);
  return filesUnder(`${here}/src`, `${here}/mocks`).flatMap((path) => {
    const name = relative(here, path);
    const [first] = readFileSync(path, 'utf8').split('\n');
    return complaint(name, first ?? '', found.get(name) ?? []);
  });
}

/** What is wrong when a canary with this first line breaks these rules; nothing when it behaves. */
export function complaint(name, firstLine, broken) {
  const wanted = firstLine.match(/^\/\/ forbidden: (\S+)/)?.[1];
  if (wanted && !broken.includes(wanted))
    return [`${name} must break ${wanted}, and the lint run let it pass`];
  const others = broken.filter((rule) => rule !== wanted);
  return others.length > 0 ? [`${name} must not break ${others.join(', ')}`] : [];
}

function rulesByFile(diagnostics) {
  const found = new Map();
  for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code]);
  return found;
}
