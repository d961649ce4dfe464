import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { chromium } from 'playwright';
import { root } from './tool.mjs';

const CARRIED = 'carried';
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * The browser for tests and measurements, found without any step by hand: the one that CHROMIUM_PATH names
 * (`carried` names the package's), Playwright's own, one of the system's, else the one that the package
 * @sparticuz/chromium carries (Linux x64).
 */
export async function findChromium({
  env = { ...fromFile(), ...process.env },
  exists = existsSync,
  own = () => chromium.executablePath(),
  carried = unpackCarried,
} = {}) {
  const named = env.CHROMIUM_PATH;
  if (named === CARRIED) return carried();
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

/**
 * Unpacks the carried browser into a folder of ours, with the system libraries and the fonts it brings, and points
 * this process, which starts it, at them. A test starts a process of its own that calls it.
 *
 * @public
 */
export async function unpackCarried(folder = join(root, 'node_modules', '.cache', 'chromium')) {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it runs on Linux x64 alone');
  if (!isComplete(folder)) await unpack(folder);
  writeFontsConf(folder);
  process.env.FONTCONFIG_PATH = join(folder, 'fonts');
  const libraries = join(folder, 'al2023', 'lib');
  const others = (process.env.LD_LIBRARY_PATH ?? '').split(':').filter((path) => path && path !== libraries);
  process.env.LD_LIBRARY_PATH = [libraries, ...others].join(':');
  return join(folder, 'chromium');
}

/** Unpacks beside and moves into place when complete: two runs may start together, and one may be stopped midway. */
async function unpack(folder) {
  const fresh = mkdtempSync(join(tmpdir(), 'chromium-'));
  // The package unpacks to the folder for temporary files, and its libraries only where it believes to be hosted.
  const settings = { TMPDIR: fresh, AWS_EXECUTION_ENV: 'nodejs20.x' };
  const names = [...Object.keys(settings), 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH', 'HOME'];
  const before = Object.fromEntries(names.map((name) => [name, process.env[name]]));
  Object.assign(process.env, settings);
  try {
    const { default: carried } = await import('@sparticuz/chromium');
    await carried.executablePath();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
  const near = `${folder}-${process.pid}`;
  cpSync(fresh, near, { recursive: true });
  rmSync(fresh, { recursive: true, force: true });
  // Another run was faster: its copy may be in use already.
  if (isComplete(folder)) return rmSync(near, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(near, folder);
}

function isComplete(folder) {
  return ['chromium', 'fonts/fonts.conf', 'al2023/lib'].every((path) => existsSync(join(folder, path)));
}

/**
 * The package's own fonts.conf names folders of the system's temporary directory alone; where none of them exists,
 * no font is found and no text is drawn.
 */
function writeFontsConf(folder) {
  const fonts = join(folder, 'fonts');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${join(fonts, 'fonts')}</dir>`,
    `  <cachedir>${join(folder, 'fonts-cache')}</cachedir>`,
    '</fontconfig>',
    '',
  ];
  writeFileSync(join(fonts, 'fonts.conf'), lines.join('\n'));
}
