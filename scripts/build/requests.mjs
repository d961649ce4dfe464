import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pageModules } from '../../build/homeModules.mjs';
import { root } from '../tool.mjs';
import { filesOf, homeFiles, signInFiles } from './budget.mjs';

/** What holds today. Each request costs a share of a round trip on a slow line, even where they go together. */
const MOST = { signIn: 4, home: 8, page: 12 };

/** How many scripts a browser asks for: sign-in and home from a cold start, any other page when it comes from home. */
export function scriptRequests(dist = join(root, 'dist')) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const [signIn, home] = [signInFiles(dist), homeFiles(dist)].map((files) =>
    files.map((path) => relative(dist, path).replaceAll('\\', '/')).filter(isScript),
  );
  const pages = pageRequests(manifest, home);
  const [most] = pages;
  const middle = pages[Math.floor(pages.length / 2)];
  return [
    { name: 'Sign-in', requests: signIn.length, limit: MOST.signIn },
    { name: 'Home', requests: home.length, limit: MOST.home },
    { name: `The page with most: ${most?.page}`, requests: most?.requests, limit: MOST.page },
    { name: `The page in the middle of ${pages.length}`, requests: middle?.requests },
  ];
}

/** Scripts of each lazy page beyond those that are there already, most first. */
export function pageRequests(manifest, there) {
  const known = new Set(there);
  const beyond = (id) => filesOf(manifest, id).filter((file) => isScript(file) && !known.has(file));
  return Object.entries(manifest)
    .filter(([id, { isDynamicEntry }]) => isDynamicEntry && pageModules.test(`/${id}`))
    .map(([page]) => ({ page, requests: beyond(page).length }))
    .sort((a, b) => b.requests - a.requests);
}

/** A count that is missing is over its limit: nothing was measured. */
export function isOver({ requests, limit }) {
  return limit !== undefined && !(requests <= limit);
}

const isScript = (file) => file.endsWith('.js');
