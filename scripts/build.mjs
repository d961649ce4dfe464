import { writeFileSync } from 'node:fs';
import { build, createLogger } from 'vite';
import { precompress } from './build/precompress.mjs';
import { fingerprint, stampPath } from './build/stamp.mjs';
import { root } from './tool.mjs';

const warnings = [];

/** Says nothing by itself: a build prints one line, and a warning fails it. */
function quietLogger() {
  const warn = (text) => void warnings.push(text);
  return { ...createLogger('warn'), warn, warnOnce: warn };
}

const started = performance.now();
const stamp = fingerprint();
const common = { root, mode: 'production', logLevel: 'warn', customLogger: quietLogger() };
await build(common);
await build({ ...common, build: { ssr: 'mocks/demo.ts', outDir: 'dist-demo' } });

if (warnings.length > 0) {
  console.error(`The build warns; mend the cause:\n\n${warnings.join('\n\n')}`);
  process.exitCode = 1;
} else {
  const count = await precompress(`${root}dist`);
  writeFileSync(stampPath, JSON.stringify(stamp));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built dist/ (${count} files compressed) and dist-demo/ in ${seconds} s`);
}
