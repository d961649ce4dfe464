import { useTranslation } from 'react-i18next';
import { usePageTitles } from '@/platform/routing/pageTitles';

/**
 * The title of a page by its key: by the page's own words, else by the list of all titles, for a page that did not come
 * has no words. Null while neither is loaded: a key is no title.
 */
export function useTitleOf(): (key: string) => string | null {
  const { t } = useTranslation('shell');
  const all = usePageTitles();
  return (key) => t(key, '') || all?.[key] || null;
}
