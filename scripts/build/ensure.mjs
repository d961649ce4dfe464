import { root, run } from '../tool.mjs';
import { isFresh } from './stamp.mjs';

/** Builds when there is no build of these very sources; answers whether one stands now. */
export async function ensureBuild() {
  if (isFresh()) return true;
  const { code } = await run([`${root}scripts/build.mjs`], { show: true });
  return code === 0;
}

/** The browser tests call this before the first of them. */
export default async function setup() {
  if (!(await ensureBuild())) throw new Error('The build failed; the browser tests run on it.');
}
