import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { embeddedPaths } from '../src/platform/routing/embedded.ts';
import type { RouteEntry } from '../src/platform/routing/routeTypes.ts';

const LANGUAGES = ['pt-BR', 'en-US'] as const;
type Language = (typeof LANGUAGES)[number];

/** What everybody but the router needs to know of a page: constants of the build, read off the route catalogue. */
export interface Pages {
  /** Address patterns of the pages behind the sign-in, their embedded addresses among them. */
  privatePaths: string[];
  /** The pages that the demo's menu may name, with the place in the menu that an entry declares itself. */
  built: BuiltPage[];
  /** Title key → title, by language: for menu, palette and breadcrumbs, which name pages that are not loaded. */
  titles: Record<Language, Record<string, string>>;
}

export interface BuiltPage {
  /** The path before its first parameter. */
  base: string;
  permission: string | null;
  /** The pt-BR title. */
  name: string;
  menu: RouteEntry['menu'] | null;
}

type Words = { [key: string]: string | Words };

/** The text of a `namespace:path.to.key`; a title that no locale file has fails the build. */
function titleReader(root: string, language: Language): (key: string) => string {
  const files = new Map<string, Words>();
  return (key) => {
    const [namespace = '', path = ''] = key.split(':');
    const file = join(root, 'locales', language, `${namespace}.json`);
    const words = files.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Words);
    files.set(file, words);
    const found = path
      .split('.')
      .reduce<string | Words | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        words,
      );
    if (typeof found !== 'string') throw new Error(`locales/${language} has no title ${key}`);
    return found;
  };
}

/** Reads the catalogue and the locale files. */
async function readPages(root: string): Promise<Pages> {
  const { module } = await runnerImport<{ routeCatalogue: Record<string, RouteEntry> }>(
    join(root, 'src/app/routeCatalogue.ts'),
    {
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
    },
  );
  const all = Object.values(module.routeCatalogue);
  const behindSignIn = all.filter(({ layout }) => layout !== 'public');
  const keys = [...new Set(all.flatMap(({ title, screens = {} }) => [title, ...Object.values(screens)]))];
  const reader = Object.fromEntries(LANGUAGES.map((language) => [language, titleReader(root, language)]));
  const titlesIn = (language: Language) =>
    Object.fromEntries(keys.map((key) => [key, reader[language]?.(key) ?? '']));
  return {
    privatePaths: behindSignIn.flatMap((entry) => [entry.path, ...embeddedPaths(entry)]),
    built: behindSignIn.map((entry) => ({
      base: entry.path.split('/:')[0] ?? entry.path,
      permission: entry.permission ?? null,
      name: reader['pt-BR']?.(entry.title) ?? '',
      menu: entry.menu ?? null,
    })),
    titles: { 'pt-BR': titlesIn('pt-BR'), 'en-US': titlesIn('en-US') },
  };
}

/**
 * Hands the catalogue's data to code that must not load the catalogue: `__PRIVATE_PATHS__`, `__BUILT_PAGES__`,
 * `__PAGE_TITLES_PT__`, `__PAGE_TITLES_EN__`. The dev server starts anew when a routes file changes.
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    async config({ root = process.cwd() }) {
      const { privatePaths, built, titles } = await readPages(root);
      return {
        define: {
          __PRIVATE_PATHS__: JSON.stringify(privatePaths),
          __BUILT_PAGES__: JSON.stringify(built),
          __PAGE_TITLES_PT__: JSON.stringify(titles['pt-BR']),
          __PAGE_TITLES_EN__: JSON.stringify(titles['en-US']),
        },
      };
    },
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (/[/\\]src[/\\].*Routes\.ts$/.test(file)) void server.restart();
      });
    },
  };
}
