import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { chromium } from 'playwright';
import { root } from './tool.mjs';

const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * The browser for tests and measurements, found without any step by hand: the one that CHROMIUM_PATH names,
 * Playwright's own, one of the system's, else the one that the package @sparticuz/chromium carries (Linux x64).
 */
export async function findChromium({
  env = { ...fromFile(), ...process.env },
  exists = existsSync,
  own = () => chromium.executablePath(),
  carried = unpackCarried,
} = {}) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (exists(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`);
  }
  const found = [own(), ...INSTALLED].find((path) => path && exists(path));
  if (found) return found;
  try {
    return await carried();
  } catch (cause) {
    const remedies =
      'install Chromium or Chrome from your system, run `npx playwright install chromium`, or set CHROMIUM_PATH to a browser you have';
    throw new Error(`No Chromium was found for the browser tests: ${remedies}.`, { cause });
  }
}

/** What `.env` says; the environment is stronger. */
function fromFile() {
  const file = join(root, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** Unpacks the carried browser into a folder of ours, with the system libraries it brings. */
async function unpackCarried() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it runs on Linux x64 alone');
  const folder = join(root, 'node_modules', '.cache', 'chromium');
  mkdirSync(folder, { recursive: true });
  // The package unpacks to the folder for temporary files, and its libraries only where it believes to be hosted.
  const settings = { TMPDIR: folder, AWS_EXECUTION_ENV: 'nodejs20.x' };
  const before = Object.fromEntries(Object.keys(settings).map((name) => [name, process.env[name]]));
  Object.assign(process.env, settings);
  try {
    const { default: carried } = await import('@sparticuz/chromium');
    return await carried.executablePath();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
