import { loadSource } from './loadSource.mjs';
import { table } from './table.mjs';

const { routeCatalogue } = await loadSource('src/app/routeCatalogue.ts');
const { formerPaths } = await loadSource('src/app/formerPaths.ts');
const { embeddedPaths } = await loadSource('src/platform/routing/embedded.ts');

/** Who opens a page: everybody, any user, holders of its key, platform staff, or support besides the holders. */
function openTo({ layout, access, permission }) {
  if (layout === 'public') return 'everybody';
  if (access === 'master') return 'master';
  if (access === 'support') return permission ? 'support, key' : 'support';
  return permission ? 'key' : 'user';
}

/** One line per page of the catalogue: what `npm run routes` prints; `--nginx` says which addresses they have, `--nginx-former` those of the former site. */
const rows = Object.entries(routeCatalogue).flatMap(([name, entry]) =>
  [entry.path, ...embeddedPaths(entry)].map((path) => [
    name,
    path,
    openTo(entry),
    entry.permission ?? '',
    entry.title,
  ]),
);

/** The addresses of a page as they are requested; `:id` is one part of the path, `:id?` may be missing. */
const pattern = (path) => path.replace(/\/:\w+\?/g, '(/[^/?]+)?').replace(/:\w+/g, '[^/?]+');

if (process.argv.includes('--nginx-former')) {
  console.log('# The pages that are still on the former site, by the first part of their address.');
  const built = new Set(rows.map(([, path]) => path.split('/:')[0]));
  for (const path of formerPaths.filter((one) => !built.has(one))) console.log(`"~*^${path}(/|$)" 1;`);
} else if (process.argv.includes('--nginx')) {
  console.log('# The pages of this application.');
  for (const [, path] of rows) console.log(`"~*^${pattern(path)}/?(\\?|$)" 1;`);
} else {
  console.log(table(['name', 'path', 'open to', 'permission key', 'title'], rows));
  console.log(`\n${rows.length} addresses of ${Object.keys(routeCatalogue).length} pages`);
}
