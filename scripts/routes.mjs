import { loadSource } from './loadSource.mjs';
import { table } from './table.mjs';

const { routeCatalogue } = await loadSource('src/app/routeCatalogue.ts');

/** Who opens a page: everybody, any user, holders of its key, platform staff, or support besides the holders. */
function openTo({ layout, access, permission }) {
  if (layout === 'public') return 'everybody';
  if (access === 'master') return 'master';
  if (access === 'support') return permission ? 'support, key' : 'support';
  return permission ? 'key' : 'user';
}

/** One line per page of the catalogue: what `npm run routes` prints. */
const rows = Object.entries(routeCatalogue).map(([name, entry]) => [
  name,
  entry.path,
  openTo(entry),
  entry.permission ?? '',
  entry.title,
]);

console.log(table(['name', 'path', 'open to', 'permission key', 'title'], rows));
console.log(`\n${rows.length} routes`);
