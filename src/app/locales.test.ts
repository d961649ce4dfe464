// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = process.cwd();
type Texts = Map<string, string>;

/** Every text of one language by `namespace:path.of.key`. */
function readLanguage(language: string): Texts {
  const folder = join(root, 'locales', language);
  const entries = readdirSync(folder).flatMap((file) => {
    const texts: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return leaves(texts, `${file.replace('.json', '')}:`);
  });
  return new Map(entries);
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path.endsWith(':') ? path + key : `${path}.${key}`),
  );
}

const portuguese = readLanguage('pt-BR');
const english = readLanguage('en-US');
const namespaces = new Set([...portuguese.keys()].map((key) => key.split(':')[0] ?? ''));

const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: relative(root, file), code: readFileSync(file, 'utf8') }));

/** The names between `{{` and `}}`, formatting aside. */
function placeholders(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name);
  return names.toSorted();
}

/** i18next's plural forms are one key to the code; languages differ in which forms they have. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/**
 * The keys a file asks for, each as the list of full keys that would satisfy it. `{` stands for a part
 * that is only known at run time.
 */
function usedKeys(code: string): string[][] {
  const declared = [...code.matchAll(/(?:useTranslation\(|TFunction<)\s*\[?([^)\]>]*)/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/['"]([\w-]+)['"]/g)].map(([, name = '']) => name),
  );
  // `t` without a namespace reads `common`; a `t` that is passed in has the namespace of its caller.
  const bare = code.includes('useTranslation()') ? ['common'] : [...namespaces];
  const homes = declared.length > 0 ? declared : bare;
  const calls = [...code.matchAll(/(?<![\w$])(?:i18next\.|i18n\.)?t\(\s*(['"`])([^'"`]+)\1/g)];
  const full = [...code.matchAll(/['"]([a-zA-Z]+):([\w.]+)['"]/g)].filter(([, name = '']) =>
    namespaces.has(name),
  );
  return [
    ...calls.map(([, , key = '']) => {
      const known = key.replace(/\$\{[^}]*\}/g, '{');
      return known.includes(':') ? [known] : homes.map((home) => `${home}:${known}`);
    }),
    ...full.map(([, name = '', key = '']) => [`${name}:${key}`]),
  ];
}

const patterns = new Map<string, RegExp>();

/** What a key with holes may be in full: `session:ended.{` is `session:ended.` and anything. */
function patternOf(wanted: string): RegExp {
  const known = patterns.get(wanted);
  if (known) return known;
  const parts = wanted.split('{').map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('[^:]+')}$`);
  patterns.set(wanted, pattern);
  return pattern;
}

/** Keys by their namespace, as there are thousands. */
function byNamespace(keys: Iterable<string>): (key: string) => readonly string[] {
  const homes = new Map<string | undefined, string[]>();
  for (const key of keys) {
    const home = key.split(':')[0];
    const known = homes.get(home);
    if (known) known.push(key);
    else homes.set(home, [key]);
  }
  return (key) => homes.get(key.split(':')[0]) ?? [];
}

/** Says of a key of the code whether a text answers it. */
function finder(texts: Iterable<string>): (wanted: string) => boolean {
  const names = new Set([...texts].flatMap((key) => [key, withoutPlural(key)]));
  const near = byNamespace(names);
  return (wanted) =>
    names.has(wanted) || (wanted.includes('{') && near(wanted).some((name) => patternOf(wanted).test(name)));
}

describe('pt-BR and en-US', () => {
  it('have the same keys', () => {
    const keys = (texts: Texts) => [...new Set([...texts.keys()].map(withoutPlural))].toSorted();
    expect(keys(english)).toEqual(keys(portuguese));
  });

  it('have the same placeholders', () => {
    const differing = [...portuguese].filter(([key, text]) => {
      const other = english.get(key);
      return other !== undefined && placeholders(other).join() !== placeholders(text).join();
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it.each([
    ['pt-BR', portuguese],
    ['en-US', english],
  ])('%s has no empty text', (_language, texts) => {
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });
});

describe('keys in the code', () => {
  it('are read from calls, templates and full names', () => {
    const code =
      "useTranslation('session'); t('login.title'); t(`ended.${reason}`); title = 'session:login.email';";
    expect(usedKeys(code)).toEqual([['session:login.title'], ['session:ended.{'], ['session:login.email']]);
    const has = finder(['session:login.title']);
    expect(has('session:login.{')).toBe(true);
    expect(has('session:nothing.{')).toBe(false);
  });

  it('all exist in pt-BR', () => {
    const has = finder(portuguese.keys());
    const missing = sources.flatMap(({ path, code }) =>
      usedKeys(code)
        .filter((choices) => !choices.some(has))
        .map((choices) => `${path}: ${choices.join(' or ')}`),
    );
    expect(missing).toEqual([]);
  });

  it('use most of the texts', async ({ annotate }) => {
    const quoted = new Set(
      sources.flatMap(({ code }) => [...code.matchAll(/'([\w.-]+)(?=')/g)].map(([, word]) => word)),
    );
    const requested = new Set(sources.flatMap(({ code }) => usedKeys(code)).flat());
    const dynamic = byNamespace([...requested].filter((key) => key.includes('{')));
    const unused = [...portuguese.keys()].filter((key) => {
      const name = withoutPlural(key);
      const bare = name.split(':')[1] ?? name;
      return (
        !requested.has(name) &&
        !quoted.has(bare) &&
        !dynamic(name).some((wanted) => patternOf(wanted).test(name))
      );
    });
    // A warning only: a key may be put together from parts that no scan can follow.
    if (unused.length > 0) await annotate(`texts that nothing seems to use: ${unused.join(', ')}`, 'warning');
    expect(unused.length).toBeLessThan(portuguese.size);
  });
});
