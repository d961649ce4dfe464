import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { inBackground } from '@/platform/connection/newVersion';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { routeCatalogueEntries } from './catalogue';

type Titles = Readonly<Record<string, string>>;

const LOADERS: Readonly<Record<string, () => Promise<{ titles: Titles }>>> = {
  'pt-BR': () => import('./titles/portuguese'),
  // With the words of modules and parent menus, which the server names in Portuguese alone.
  'en-US': async () => {
    const [{ titles }] = await Promise.all([import('./titles/english'), loadNamespaces(['menu'])]);
    return { titles };
  },
};

const loaded = new Map<string, Titles>();

/**
 * Titles of all pages, by key, in the language of the user: of pages whose own words are not loaded too. Null until
 * they are loaded; nothing waits for them.
 */
export function usePageTitles(): Titles | null {
  const { language } = useTranslation().i18n;
  const [, setHere] = useState(0);
  useEffect(() => {
    const load = LOADERS[language];
    if (loaded.has(language) || !load) return;
    let wanted = true;
    inBackground(load).then(
      ({ titles }) => {
        loaded.set(language, titles);
        if (wanted) setHere((count) => count + 1);
      },
      (thrown: unknown) => log.warn('titles not loaded', { error: faultOf(thrown) }),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded.get(language) ?? null;
}

/** The title key of what stands at a path: of the screen inside a page where the path names one, else of the page. */
export function titleKeyAt(path: string): string | null {
  for (const entry of routeCatalogueEntries()) {
    const match = matchPath(entry.path, path);
    if (!match) continue;
    const named = Object.values(match.params).find((value) => value !== undefined && entry.screens?.[value]);
    return (named !== undefined && entry.screens?.[named]) || entry.title;
  }
  return null;
}
