import { useTranslation } from 'react-i18next';
import { titleKeyAt, usePageTitles } from '@/platform/routing/pageTitles';
import type { Destination } from './rules/destination';

/**
 * What the screen of a notification is called: in Portuguese as the customer's menu has it, else by the title of the
 * page itself, which the server does not translate.
 */
export function useDestinationName(destination: Destination | null): string | null {
  const titles = usePageTitles();
  const { language } = useTranslation().i18n;
  if (destination === null) return null;
  const own = destination.legacy ? undefined : titles?.[titleKeyAt(destination.path) ?? ''];
  return language === 'pt-BR' ? (destination.name ?? own ?? null) : (own ?? destination.name);
}
