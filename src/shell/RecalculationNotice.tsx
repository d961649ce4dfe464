import { useLocation } from 'react-router-dom';
import { useRecalculationMark } from '@/modules/planning/recalculationMark';
import { usePreload } from '@/platform/connection/usePreload';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { href } from '@/platform/routing/href';

const loadLine = () => import('@/modules/planning/components/RecalculationLine');
const loadWords = async () => {
  await loadNamespaces(['planning']);
  return {};
};
/** The page comes first. */
const REST_MS = 1000;

/** Follows a recalculation that this browser knows of, on every page but its own. */
export function RecalculationNotice() {
  const marked = useRecalculationMark();
  const { pathname } = useLocation();
  const elsewhere = marked && pathname !== href('planningProgress');
  const part = usePreload(loadLine, elsewhere, REST_MS);
  const words = usePreload(loadWords, elsewhere, REST_MS);
  return elsewhere && part && words ? <part.RecalculationLine /> : null;
}
