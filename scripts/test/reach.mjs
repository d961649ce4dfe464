import { reachedFrom } from './importGraph.mjs';

/** Changes that every page may feel, whatever it imports. */
const EVERYWHERE =
  /^(index\.html|vite\.config\.ts|playwright\.config\.ts|package-lock\.json|public\/|build\/|e2e\/[^/]+$|src\/[^/]+\.(?:tsx?|css)$|scripts\/(start|served|findChromium|build)\b)/;
/** Changes that no page feels. */
const NOWHERE = /(\.md$|\.test\.|^(\.ci|\.github|scripts|deploy)\/|^[^/]+$)/;

const ALL = Symbol('all');

/**
 * The browser tests that a change can reach, as arguments for Playwright: folders of e2e/ and single files, none of
 * them where no page feels the change. A folder proves the module of its name and all that this imports; `shell`
 * proves the shell and the start, `gallery` the galleries, and a folder of any other name is proven by every change.
 *
 * @param {string[]} changed paths from the root of the project, with `/`
 * @param {Map<string, string[]>} graph who imports whom, of src/ and e2e/
 */
export function browserReach(changed, graph) {
  const folders = [...new Set([...graph.keys()].flatMap((file) => file.match(/^e2e\/([^/]+)\//)?.[1] ?? []))];
  const places = folders.map((name) => ({ name, reached: closureOf(name, graph) }));
  const modules = [...new Set([...graph.keys()].flatMap((file) => moduleOf(file) ?? []))];
  const wanted = new Set();
  for (const file of changed) {
    const felt = feltBy(file, { places, modules, graph });
    for (const one of felt === ALL ? folders.map(folderOf) : felt) wanted.add(one);
  }
  // A file whose whole folder runs anyway is not named twice.
  const named = [...wanted].filter((one) => one.endsWith('/') || !wanted.has(one.replace(/[^/]+$/, '')));
  return named.sort((a, b) => a.localeCompare(b));
}

function feltBy(file, { places, modules, graph }) {
  if (EVERYWHERE.test(file)) return ALL;
  if (file.startsWith('e2e/')) return specsWith(file, graph);
  if (file.startsWith('deploy/')) return places.some(({ name }) => name === 'deploy') ? ['e2e/deploy/'] : [];
  if (NOWHERE.test(file)) return [];
  if (file.startsWith('src/'))
    return places.filter(({ reached }) => reached.has(file)).map(({ name }) => folderOf(name));
  const name = moduleNamed(file, modules);
  const known = places.some((place) => place.name === name);
  return known ? [folderOf(name)] : ALL;
}

const folderOf = (name) => `e2e/${name}/`;
const moduleOf = (file) => file.match(/^src\/modules\/([^/]+)\//)?.[1];

/** Everything in src/ that the tests of a folder run through. */
function closureOf(name, graph) {
  const own = (file) => moduleOf(file) === name;
  const starts = {
    shell: (file) => /^src\/(shell|app)\//.test(file),
    gallery: (file) => file.includes('/gallery/'),
  };
  const isStart = starts[name] ?? ([...graph.keys()].some(own) ? own : (file) => file.startsWith('src/'));
  // The route catalogue leads to every page; each is proven by its own folder.
  const isOff = (file) => name !== 'gallery' && moduleOf(file) !== undefined && !own(file);
  return reachedFrom(graph, isStart, isOff);
}

/** A test file itself; of a helper, the test files that import it, also through another helper. */
function specsWith(file, graph) {
  const specs = [...graph.keys()].filter((one) => /^e2e\/.*\.spec\.ts$/.test(one));
  return specs.filter((spec) => reachedFrom(graph, (one) => one === spec).has(file));
}

/** `mocks/handlers/homeCalendar.ts` and `locales/pt-BR/adminDfe.json` carry the name of their module in front. */
function moduleNamed(file, modules) {
  const place = /^(?:mocks\/(?:handlers|db)|locales\/[^/]+)\/([^/.]+)/.exec(file)?.[1] ?? '';
  const carries = (name) =>
    place === name || (place.startsWith(name) && /^[A-Z]/.test(place.slice(name.length)));
  return modules.filter(carries).sort((a, b) => b.length - a.length)[0];
}
