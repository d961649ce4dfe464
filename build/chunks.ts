import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Modules by which the built files are parted: paths from the root of the project, or what matches their ids. */
export interface ChunkPlan {
  /** What the first screen needs besides the entry, although the code asks for it lazily as for any other page. */
  readonly signIn?: readonly string[];
  /** Lazy modules that are needed together as soon as somebody is in. */
  readonly home?: readonly string[];
  /** Lazy modules that somebody may need without ever coming in. */
  readonly outer?: readonly string[];
  /** Lazy modules that come together right after, unless one brings what is `heavy`: that comes by itself. */
  readonly cards?: RegExp;
  readonly heavy?: RegExp;
  /** Fetched beside the entry by who has a session: `public/boot.js` reads their names off the page. */
  readonly preloaded?: readonly string[];
  /** The modules of pages, which are loaded when they open; what one with a list imports, and one with a form. */
  readonly pages?: RegExp;
  readonly lists?: readonly string[];
  readonly forms?: readonly string[];
}

/** A chunk takes along what its modules import: the first of them has it. Those that most pages load come first. */
const CHUNKS = [
  /^start$/,
  /^parts$/,
  /^inside$/,
  /^cards$/,
  /^forms$/,
  /^lists$/,
  /^shared$/,
  /-parts$/,
  /-lists$/,
];

/** A shared part that brings more source code than so many characters, not shared itself, stays a file of its own. */
const LARGE = 40_000;

/** The room a lazy part belongs to; those below `src/modules` are distinguished. */
const roomOf = (part: string) => /[\\/]src[\\/]modules[\\/]([^\\/]+)/.exec(part)?.[1] ?? 'app';

/**
 * Chromium's explicit compile hint, on the first line; to other browsers it is a comment. Nearly all of what these chunks
 * hold runs at once, and to compile it function by function takes a third of the way from sign-in to first page.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';
const HINTED = /^(?:inside|parts)$/;

/** The given modules and everything they import without delay. */
function closureOf(context: Rolldown.PluginContext, ids: readonly string[]): Set<string> {
  const closure = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (closure.has(id)) continue;
    closure.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return closure;
}

/**
 * Groups the built code: by the bundler's own division a page is a hundred small files, each one a share of a round trip.
 * `start` is the first screen, `inside` the first page after the sign-in, `parts` what that shares with pages outside,
 * `cards` what follows it; `forms` is what pages without a list need of lists and forms, `lists` the rest of both,
 * `shared` the small parts that several rooms use, `<room>-parts` those of one; parts that bring lists along stand
 * apart, as `…-lists`.
 */
export function chunks(plan: ChunkPlan): Plugin {
  const chunkOf = new Map<string, string>();
  let root = '';
  const found = (paths: readonly string[] = []) => paths.map((path) => resolve(root, path));
  const groups = CHUNKS.map((kind) => ({
    debugName: kind.source,
    name(id: string) {
      const chunk = chunkOf.get(id);
      return chunk && kind.test(chunk) ? chunk : null;
    },
  }));
  return {
    name: 'chunks',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    configResolved(config) {
      root = config.root;
    },
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      const named = Object.values(plan).flatMap((paths) => (paths instanceof RegExp ? [] : found(paths)));
      const missing = named.filter((id) => !ids.includes(id));
      if (missing.length > 0) this.error(`chunks: nothing imports ${missing.join(', ')}`);
      const brought = (all: readonly string[]) => closureOf(this, all);
      const put = (chunk: string, all: Iterable<string>) => {
        for (const id of all) if (!chunkOf.has(id)) chunkOf.set(id, chunk);
      };

      // These alone: what they import goes along as far as it is used.
      const first = [...ids.filter((id) => this.getModuleInfo(id)?.isEntry), ...found(plan.signIn)];
      put('start', first);
      const start = brought(first);
      const home = brought(found(plan.home));
      const outer = brought(found(plan.outer));
      for (const id of home) if (outer.has(id)) put('parts', [id]);
      put('inside', home);
      for (const card of ids.filter((id) => plan.cards?.test(id))) {
        const all = brought([card]);
        if (![...all].some((id) => plan.heavy?.test(id))) put('cards', all);
      }

      const isLoaded = (id: string) => start.has(id) || home.has(id);
      const engines = brought(found([...(plan.lists ?? []), ...(plan.forms ?? [])]));
      const lazy = new Set(ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
      const usersOf = new Map<string, string[]>();
      const ofPages = new Set<string>();
      const withoutList = new Set<string>();
      for (const part of lazy) {
        const closure = brought([part]);
        const isPage = plan.pages?.test(part);
        const hasList = found(plan.lists).some((id) => closure.has(id));
        for (const id of closure) {
          usersOf.set(id, [...(usersOf.get(id) ?? []), roomOf(part)]);
          if (isPage) ofPages.add(id);
          if (isPage && !hasList) withoutList.add(id);
        }
      }
      const isLarge = (id: string) =>
        [...brought([id])]
          .filter((part) => !isLoaded(part) && !engines.has(part) && (part === id || !chunkOf.has(part)))
          .reduce((sum, part) => sum + (this.getModuleInfo(part)?.code?.length ?? 0), 0) > LARGE;
      const onlyLists = (id: string) => engines.has(id) && !withoutList.has(id) && !isLoaded(id);
      // Small ones first: what they share counts for none of those that import them.
      const sizes = new Map([...ofPages].map((id) => [id, brought([id]).size]));
      const inOrder = [...ofPages].toSorted((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0));
      for (const id of inOrder) {
        const [room, ...others] = usersOf.get(id) ?? [];
        if (engines.has(id)) put(onlyLists(id) ? 'lists' : 'forms', [id]);
        else if (others.length > 0 && !lazy.has(id) && !isLarge(id)) {
          const [all, own] = [...brought([id])].some(onlyLists)
            ? ['shared-lists', `${room}-lists`]
            : ['shared', `${room}-parts`];
          put(others.some((other) => other !== room) ? all : own, [id]);
        }
      }
    },
    generateBundle: {
      // Others put lines of their own before the code.
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk' || !(part.isEntry || HINTED.test(part.name))) continue;
          part.code = HINT + part.code;
          const map = bundle[`${part.fileName}.map`];
          // Its code begins a line later.
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const ids = found(plan.preloaded);
        const files = Object.values(bundle)
          .filter((part) => part.type === 'chunk')
          .filter(({ name, modules }) => name === 'parts' || ids.some((id) => id in modules))
          .map(({ fileName }) => `/${fileName}`);
        const attrs = { name: 'inside', content: files.join(' ') };
        return files.length > 0 ? [{ tag: 'meta', attrs, injectTo: 'head-prepend' as const }] : [];
      },
    },
  };
}
