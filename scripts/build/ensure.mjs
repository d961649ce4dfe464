import { loadEnv } from 'vite';
import { root, run } from '../tool.mjs';
import { isFresh } from './stamp.mjs';

const DEMO_SUPPORT_USER = 'suporte@demo.com.br';

/**
 * A build that the demo backend will answer excludes its support user, and stands in a folder of its own; `npm run build`
 * alone names none.
 */
export function buildForDemo() {
  const { API_PROXY, VITE_SUPPORT_USER_EMAIL } = loadEnv('production', root, '');
  if (API_PROXY || VITE_SUPPORT_USER_EMAIL) return;
  process.env.VITE_SUPPORT_USER_EMAIL = DEMO_SUPPORT_USER;
  process.env.DEMO_BUILD = '1';
}

/** Builds when there is no build of these very sources; answers whether one stands now. */
export async function ensureBuild() {
  buildForDemo();
  if (isFresh()) return true;
  const { code } = await run([`${root}scripts/build.mjs`], { show: true });
  return code === 0;
}

/** The browser tests call this before the first of them. */
export default async function setup() {
  if (!(await ensureBuild())) throw new Error('The build failed; the browser tests run on it.');
}
