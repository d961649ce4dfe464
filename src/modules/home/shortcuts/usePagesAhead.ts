import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { inBackground } from '@/platform/connection/newVersion';
import { isRecord } from '@/platform/http/loose';
import { isLanguage, warmUpNamespaces } from '@/platform/i18n/i18n';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { routeCatalogueEntries } from '@/platform/routing/catalogue';
import { lineIsCalm } from '@/platform/widgets/cardLine';
import { pageStands } from '@/families/dashboard/pageStands';

/** Fetches the code and the words of a page ahead of its press. What does not come is fetched with the press. */
async function fetchPage(path: string, language: string): Promise<void> {
  const entry = routeCatalogueEntries().find((each) => matchPath(each.path, path.replace(/[?#].*$/, '')));
  if (!entry || !isLanguage(language)) return;
  await Promise.all<unknown>([
    inBackground(() => entry.page()),
    inBackground(() => warmUpNamespaces(language, entry.namespaces ?? [])),
  ]).catch((thrown: unknown) => log.warn('page not fetched ahead', { reason: faultOf(thrown) }));
}

/** On a metered connection a page is loaded when it is pressed. */
function savesData(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection');
  return isRecord(line) && line['saveData'] === true;
}

/** Has the pinned pages at hand once the cards have their answers, one after the other; pressed, they open at once. */
export function usePagesAhead(paths: readonly string[]): (path: string) => void {
  const { language } = useTranslation().i18n;
  const list = paths.join(' ');
  useEffect(() => {
    let left = false;
    const run = async () => {
      if (savesData()) return;
      await pageStands();
      for (const path of list === '' ? [] : list.split(' ')) {
        await lineIsCalm();
        if (left) return;
        await fetchPage(path, language);
      }
    };
    void run();
    return () => {
      left = true;
    };
  }, [list, language]);
  return (path) => void fetchPage(path, language);
}
