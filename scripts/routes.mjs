import { loadSource } from './loadSource.mjs';
import { table } from './table.mjs';

const { routeCatalogue } = await loadSource('src/app/routeCatalogue.ts');

/** One line per page of the catalogue: what `npm run routes` prints. */
const rows = Object.entries(routeCatalogue).map(([name, { path, permission, title, layout }]) => [
  name,
  path,
  permission ?? '',
  title,
  layout ?? '',
]);

console.log(table(['name', 'path', 'permission key', 'title', 'layout'], rows));
console.log(`\n${rows.length} routes`);
