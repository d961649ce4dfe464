import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { appFolder } from '../../build/appFolder.mjs';
import { chunkPlan } from '../../build/chunkPlan.mjs';
import { root } from '../tool.mjs';
import { filesOf, homeFiles, signInFiles } from './budget.mjs';

/** What holds today. Each request costs a share of a round trip on a slow line, even where they go together. */
const MOST = { signIn: 4, home: 8, page: 12 };

/** How many scripts a browser asks for: sign-in and home from a cold start, any other page when it comes from home. */
export function scriptRequests(dist = join(root, appFolder())) {
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

/** A descriptor is a page in a frame, which is requested beside it; that of a plain register stands in the chunk of lists. */
const FRAMES = [
  [/\/queries\/descriptors\//, 'src/modules/finance/queries/components/QueryPage.tsx'],
  [/\/finance\/occurrences\/registers\//, 'src/modules/finance/occurrences/OccurrencePage.tsx'],
  [/\/finance\/(?:fiscal|patrimony)\/registers\//, 'src/modules/finance/whoUses/UsedRegisterPage.tsx'],
  [/\/registers\//, 'lists'],
];

function framesOf(manifest, page) {
  const frame = FRAMES.find(([of]) => of.test(page))?.[1];
  if (!frame) return [];
  return Object.keys(manifest).filter((id) => id === frame || manifest[id].name === frame);
}

/** Scripts of each lazy page beyond those that are there already, most first. */
export function pageRequests(manifest, there) {
  const known = new Set(there);
  const beyond = (page) =>
    new Set(
      [page, ...framesOf(manifest, page)]
        .flatMap((id) => filesOf(manifest, id))
        .filter((file) => isScript(file) && !known.has(file)),
    );
  return Object.entries(manifest)
    .filter(([id, { isDynamicEntry }]) => isDynamicEntry && chunkPlan.pages.test(`/${id}`))
    .map(([page]) => ({ page, requests: beyond(page).size }))
    .sort((a, b) => b.requests - a.requests);
}

/** A count that is missing is over its limit: nothing was measured. */
export function isOver({ requests, limit }) {
  return limit !== undefined && !(requests <= limit);
}

const isScript = (file) => file.endsWith('.js');
