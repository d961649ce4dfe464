import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useUnreadRows } from '@/platform/http/unreadRows';
import { currentScope } from '@/platform/store/scope';
import { Banner } from '@/platform/ui/Banner';

/** Says, for as long as the page stands, that rows of its lists are missing: its sums look certain. */
export function UnreadRowsNote() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const count = useUnreadRows(`${currentScope()} ${pathname}`);
  if (count === 0) return null;
  return <Banner tone="warning" fact={t('unreadRows', { count })} text={t('unreadRowsText')} />;
}
