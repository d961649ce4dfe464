import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface PageChunks {
  /** Matches the modules of pages, which are loaded when they open. */
  readonly pages: RegExp;
  /** What is loaded before any of them, besides the entry. */
  readonly before: readonly string[];
  /** What a page with a list imports. */
  readonly lists: readonly string[];
  /** What a page with a form imports. */
  readonly forms: readonly string[];
}

/** A shared part that brings more source code than this (characters) stays a file of its own. */
const LARGE = 40_000;

/** The room a lazy part belongs to; those below `src/modules` are distinguished. */
const roomOf = (part: string) => /[\\/]src[\\/]modules[\\/]([^\\/]+)/.exec(part)?.[1] ?? 'app';

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
 * Groups what pages import: `forms` is what pages without a list need of lists and forms, `lists` the rest of both,
 * `shared` the small parts that several rooms use, `<room>-parts` those of one; parts that bring lists along stand
 * apart, as `…-lists`. By the bundler's own division a page is
 * a hundred small files, each one a share of a round trip.
 */
export function pageChunks({ pages, before, lists, forms }: PageChunks): Plugin {
  const chunkOf = new Map<string, string>();
  let root = '';
  return {
    name: 'page-chunks',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A chunk takes along what its modules import: those that most pages load come first.
              groups: [/^forms$/, /^lists$/, /^shared$/, /-parts$/, /-lists$/].map((kind) => ({
                debugName: kind.source,
                name: (id) => {
                  const chunk = chunkOf.get(id);
                  return chunk && kind.test(chunk) ? chunk : null;
                },
              })),
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
      const ids = [...this.getModuleIds()];
      const known = new Set(ids);
      const found = (paths: readonly string[]) => paths.map((path) => resolve(root, path));
      const missing = found([...before, ...lists, ...forms]).filter((id) => !known.has(id));
      if (missing.length > 0) this.error(`page chunks: nothing imports ${missing.join(', ')}`);

      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry);
      const loaded = closureOf(this, [...entries, ...found(before)]);
      const engines = closureOf(this, found([...lists, ...forms]));
      const lazy = new Set(ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
      const usersOf = new Map<string, string[]>();
      const ofPages = new Set<string>();
      const withoutList = new Set<string>();
      for (const part of lazy) {
        const closure = closureOf(this, [part]);
        const isPage = pages.test(part);
        const hasList = found(lists).some((id) => closure.has(id));
        for (const id of closure) {
          usersOf.set(id, [...(usersOf.get(id) ?? []), roomOf(part)]);
          if (isPage) ofPages.add(id);
          if (isPage && !hasList) withoutList.add(id);
        }
      }
      const isLarge = (id: string) =>
        [...closureOf(this, [id])]
          .filter((part) => !loaded.has(part) && !engines.has(part))
          .reduce((sum, part) => sum + (this.getModuleInfo(part)?.code?.length ?? 0), 0) > LARGE;
      const onlyLists = (id: string) => engines.has(id) && !withoutList.has(id) && !loaded.has(id);
      const needsLists = (id: string) => [...closureOf(this, [id])].some(onlyLists);
      for (const id of ofPages) {
        if (loaded.has(id)) continue;
        const [room, ...others] = usersOf.get(id) ?? [];
        if (engines.has(id)) chunkOf.set(id, onlyLists(id) ? 'lists' : 'forms');
        else if (others.length > 0 && !lazy.has(id) && !isLarge(id)) {
          const [all, own] = needsLists(id) ? ['shared-lists', `${room}-lists`] : ['shared', `${room}-parts`];
          chunkOf.set(id, others.some((other) => other !== room) ? all : own);
        }
      }
    },
  };
}
