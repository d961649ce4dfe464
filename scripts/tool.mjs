import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the project, whatever folder a script was started from. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the tools start: run by this very Node, so that no shell and no registry client stands between. */
const tools = {
  knip: 'knip/bin/knip.js',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  sizeLimit: 'size-limit/bin.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/**
 * Runs a tool of node_modules and answers its exit code and what it said.
 * With `show`, its output also goes to the terminal as it comes.
 */
export function runTool(name, args, { cwd = root, env = {}, show = false } = {}) {
  return run([`${root}/node_modules/${tools[name]}`, ...args], { cwd, env, show });
}

/** Runs a Node script of ours. */
export function run(args, { cwd = root, env = {}, show = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (text) => {
      output += text;
      if (show) process.stdout.write(text);
    });
    child.stderr.on('data', (text) => {
      errors += text;
      if (show) process.stderr.write(text);
    });
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output, errors }));
  });
}
