import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface HomeChunks {
  /** Lazy modules that are needed together as soon as somebody is in. */
  readonly modules: string[];
  /** Lazy modules that somebody may need without ever coming in. */
  readonly outer?: string[];
  /** Lazy modules that come together right after, unless one brings what is `heavy`: that comes by itself. */
  readonly cards?: RegExp;
  readonly heavy?: RegExp;
  /** Fetched beside the entry by who has a session: `public/boot.js` reads their names off the page. */
  readonly preloaded?: string[];
}

const NONE = /(?!)/;

/** A module and everything it imports without delay. */
function addClosure(context: Rolldown.PluginContext, id: string, into: Set<string>): void {
  if (into.has(id)) return;
  into.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) addClosure(context, next, into);
}

/**
 * Puts the named lazy modules, with what they import, into one chunk called `inside`: by the bundler's own division
 * the way to the first page is a hundred files of half a kilobyte, for most of which a browser waits in line. What
 * they share with the `outer` modules goes into a chunk of its own, `parts`, so that those need not load the rest.
 */
export function homeChunk({
  modules,
  outer = [],
  cards = NONE,
  heavy = NONE,
  preloaded = [],
}: HomeChunks): Plugin {
  const inside = new Set<string>();
  const parts = new Set<string>();
  const together = new Set<string>();
  let root = '';
  return {
    name: 'home-chunk',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'parts', test: (id) => parts.has(id) },
                { name: 'inside', test: (id) => inside.has(id) },
                { name: 'cards', test: (id) => together.has(id) },
              ],
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    buildEnd(error) {
      if (error) return;
      const known = new Set(this.getModuleIds());
      const wanted = [...modules, ...outer, ...preloaded].map((path) => resolve(root, path));
      const missing = wanted.filter((id) => !known.has(id));
      if (missing.length > 0) this.error(`home chunk: nothing imports ${missing.join(', ')}`);
      const outside = new Set<string>();
      for (const path of modules) addClosure(this, resolve(root, path), inside);
      for (const path of outer) addClosure(this, resolve(root, path), outside);
      for (const id of inside) if (outside.has(id)) parts.add(id);
      for (const card of [...known].filter((id) => cards.test(id))) {
        const closure = new Set<string>();
        addClosure(this, card, closure);
        if ([...closure].some((id) => heavy.test(id))) continue;
        for (const id of closure) together.add(id);
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const ids = preloaded.map((path) => resolve(root, path));
        const files = Object.values(bundle).flatMap((part) =>
          part.type === 'chunk' && (ids.some((id) => id in part.modules) || part.name === 'parts')
            ? [`/${part.fileName}`]
            : [],
        );
        const content = files.join(' ');
        return content === ''
          ? []
          : [{ tag: 'meta', attrs: { name: 'inside', content }, injectTo: 'head-prepend' as const }];
      },
    },
  };
}
