import { writeFileSync } from 'node:fs';
import { build, createLogger } from 'vite';
import { appFolder } from '../build/appFolder.mjs';
import { precompress } from './build/precompress.mjs';
import { fingerprint, stampPath } from './build/stamp.mjs';
import { root } from './tool.mjs';

const warnings = [];

/** Says nothing by itself: a build prints one line, and a warning fails it. */
function quietLogger() {
  const warn = (text) => void warnings.push(text);
  return { ...createLogger('silent'), warn, warnOnce: warn };
}

async function buildAll() {
  const stamp = fingerprint();
  const common = { root, mode: 'production', logLevel: 'warn', customLogger: quietLogger() };
  await build(common);
  await build({ ...common, build: { ssr: 'mocks/demo.ts', outDir: 'dist-demo', emptyOutDir: false } });
  if (warnings.length > 0) throw new Error(`The build warns; mend the cause:\n\n${warnings.join('\n\n')}`);
  const count = await precompress(`${root}${appFolder()}`);
  writeFileSync(stampPath(), JSON.stringify(stamp));
  return count;
}

const started = performance.now();
try {
  const count = await buildAll();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${appFolder()}/ (${count} files compressed) and the demo backend in ${seconds} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
