// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = process.cwd();
const MAX_LINES = 400;

interface Source {
  path: string;
  code: string;
}

const sources: Source[] = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({
    path: relative(root, file).replaceAll('\\', '/'),
    code: readFileSync(file, 'utf8'),
  }));

/** What each room may import besides itself. A second guard, independent of the linter's. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  main: ['app', 'platform'],
  app: ['shell', 'modules', 'families', 'domain', 'platform'],
  shell: ['modules', 'families', 'domain', 'platform'],
  modules: ['families', 'domain', 'platform'],
  families: ['platform'],
  domain: ['platform'],
  platform: [],
};

/** The room of a path, and for modules and families the name: these never import their likes. */
function roomOf(path: string): { room: string; name: string } {
  const [top = '', room = '', name = ''] = path.split('/');
  if (top !== 'src') return { room: top, name: '' };
  if (room.startsWith('main')) return { room: 'main', name: '' };
  return { room, name: room === 'modules' || room === 'families' ? name : '' };
}

function mayImport(from: string, to: string): boolean {
  const source = roomOf(from);
  const target = roomOf(to);
  if (target.room === 'locales') return true;
  if (target.room === 'mocks') return /\.test\.(kit\.)?tsx?$/.test(from);
  if (source.room === target.room) return source.name === target.name;
  return MAY_IMPORT[source.room]?.includes(target.room) ?? true;
}

/** Paths of ours that a file imports, statically, lazily or for a type. */
function importsOf({ path, code }: Source): string[] {
  const specifiers = [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"`]([^'"`$]+)['"`]/g)];
  return specifiers.flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@/')) return [`src/${specifier.slice(2)}`];
    if (specifier.startsWith('@locales/')) return [`locales/${specifier.slice(9)}`];
    if (specifier.startsWith('.')) return [posix.normalize(posix.join(dirname(path), specifier))];
    return [];
  });
}

const named = (test: (source: Source) => boolean) => sources.filter(test).map(({ path }) => path);
const isTest = (path: string) => /\.test\.(kit\.)?tsx?$/.test(path);

describe('import directions', () => {
  it('reads the imports of the application', () => {
    const edges = sources.flatMap(importsOf);
    expect(edges.length).toBeGreaterThan(sources.length);
  });

  it('holds in every file', () => {
    const offending = sources.flatMap((source) =>
      importsOf(source)
        .filter((target) => !mayImport(source.path, target))
        .map((target) => `${source.path} → ${target}`),
    );
    expect(offending).toEqual([]);
  });

  it.each([
    ['src/platform/http/http.ts', 'src/domain/identity/tokenStore'],
    ['src/domain/identity/selectors.ts', 'src/families/register/defineRegister'],
    ['src/families/register/RegisterPage.tsx', 'src/domain/lookups/lookups'],
    ['src/families/register/RegisterPage.tsx', 'src/families/report/ReportPage'],
    ['src/modules/home/pages/HomePage.tsx', 'src/modules/map/mapRoutes'],
    ['src/modules/home/pages/HomePage.tsx', 'src/shell/ShellLayout'],
    ['src/shell/ShellLayout.tsx', 'src/app/store'],
    ['src/app/start.ts', 'mocks/server'],
  ])('refuses %s → %s', (from, to) => {
    expect(mayImport(from, to)).toBe(false);
  });

  it('reads relative, aliased, lazy and type imports', () => {
    const code = `import { a } from './a';\nconst b = () => import('@/shell/b');\nexport type { C } from "@/platform/c";`;
    expect(importsOf({ path: 'src/app/x.ts', code })).toEqual(['src/app/a', 'src/shell/b', 'src/platform/c']);
  });
});

/** What only a farm's application speaks of. Maps draw plots in the platform, which is why those are not among them. */
const FARM_WORDS =
  'aviary aviaries cest cfop chicken flock harvest invoice livestock lot ncm poultry reconciliation sensor sowing uniformity'.split(
    ' ',
  );

/** The words of a farm among the names of a file and in its path, comments aside. */
function farmWords({ path, code }: Source): string[] {
  const spoken = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*/gm, '');
  const words = [...`${path} ${spoken}`.matchAll(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+/g)].map(([word]) =>
    word.toLowerCase(),
  );
  return words.filter((word) => FARM_WORDS.includes(word) || FARM_WORDS.includes(word.replace(/s$/, '')));
}

describe('the platform', () => {
  it('knows no farm: neither its codes nor its birds nor its documents', () => {
    // Samples and tests may speak of anything; the words that are translated are of all rooms.
    const own = sources.filter(
      ({ path }) =>
        path.startsWith('src/platform/') && !isTest(path) && !/\/(?:gallery|testing)\/|\.d\.ts$/.test(path),
    );
    expect(own.length).toBeGreaterThan(300);
    expect(own.flatMap((source) => farmWords(source).map((word) => `${source.path} says '${word}'`))).toEqual(
      [],
    );
  });

  it.each([
    ['src/platform/theme/status.ts', 'export const lotStatus = {};', ['lot']],
    ['src/platform/forms/fields/MaskedField.tsx', 'const NCM: Mask = {}; isCfopCode(text);', ['ncm', 'cfop']],
    ['src/platform/format/cestCode.ts', "t('harvests.title')", ['cest', 'harvests']],
    ['src/platform/grid/a.ts', '// of a lot\nconst slot = plots; /** Of the harvest. */', []],
  ])('%s: %s', (path, code, words) => {
    expect(farmWords({ path, code })).toEqual(words);
  });

  it('keeps the look of one status, which every kind of record has', async () => {
    expect(Object.keys(await import('@/platform/theme/status'))).toEqual(['activeStatus']);
  });
});

describe('habits of the house', () => {
  it('uses no console outside the log', () => {
    const talking = ({ path, code }: Source) =>
      !isTest(path) && !path.startsWith('src/platform/log/') && /\bconsole\.\w+\(/.test(code);
    expect(named(talking)).toEqual([]);
  });

  it('has no barrel files', () => {
    expect(named(({ path }) => /\/index\.tsx?$/.test(path))).toEqual([]);
  });

  it(`has no file of more than ${MAX_LINES} lines`, () => {
    expect(named(({ code }) => code.split('\n').length > MAX_LINES)).toEqual([]);
  });

  it('lets only services of a module talk HTTP', () => {
    const talking = (source: Source) =>
      source.path.startsWith('src/modules/') &&
      !isTest(source.path) &&
      !source.path.endsWith('Service.ts') &&
      importsOf(source).includes('src/platform/http/http');
    expect(named(talking)).toEqual([]);
  });

  it('silences neither the compiler nor the linter', () => {
    // Built from halves, so that this file does not hold what it forbids.
    const silencers = [
      ['@ts-', 'ignore'],
      ['@ts-', 'nocheck'],
      ['lint-', 'disable'],
    ].map((half) => half.join(''));
    expect(named(({ code }) => silencers.some((words) => code.includes(words)))).toEqual([]);
  });

  it('reads words and numbers of answers by the wire, in every form that servers use', () => {
    const bypassing = sources.filter(
      ({ path, code }) =>
        !path.startsWith('src/platform/http/') &&
        /import \{[^}]*\b(?:picklist|number)\b[^}]*\} from 'valibot'/.test(code),
    );
    expect(bypassing.map(({ path }) => path)).toEqual([]);
  });
});
