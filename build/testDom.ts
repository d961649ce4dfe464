import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { testDomFile } from './testDomFile.ts';

/*
 * Each test of a screen loads happy-dom anew: as some six hundred modules it takes five times as long as in one file.
 */

const ENTRY = `
export * from 'happy-dom';
export { default as CSSComputedStyle } from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
`;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes the file before the first test where there is none of this version. */
export default async function setup(): Promise<void> {
  const { version } = JSON.parse(readFileSync(`${root}node_modules/happy-dom/package.json`, 'utf8')) as {
    version: string;
  };
  const stamp = `// happy-dom ${version} ${JSON.stringify(ENTRY)}\n`;
  if (isThere(stamp)) return;
  const code = await bundle();
  // Two runs side by side: each moves a complete file there.
  const growing = `${testDomFile}.${process.pid}`;
  mkdirSync(dirname(testDomFile), { recursive: true });
  writeFileSync(growing, stamp + code);
  renameSync(growing, testDomFile);
  rmSync(growing, { force: true });
}

function isThere(stamp: string): boolean {
  try {
    return readFileSync(testDomFile, 'utf8').startsWith(stamp);
  } catch {
    return false;
  }
}

async function bundle(): Promise<string> {
  const entry = '\0test-dom';
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'test-dom-entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? ENTRY : undefined),
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: entry,
        // What prints an element knows it by the name of its class.
        output: { codeSplitting: false, keepNames: true },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built))
    throw new Error('The build of happy-dom is no single one.');
  const [file, ...others] = built.output;
  if (others.length > 0) throw new Error('happy-dom does not come in one file.');
  return file.code;
}
