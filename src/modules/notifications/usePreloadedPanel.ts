import { usePreload } from '@/platform/connection/usePreload';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { notificationsOverlays } from './notificationsOverlays';

const { load, namespaces } = notificationsOverlays.notificacoes;
const panel = () => Promise.all([load(), loadNamespaces(namespaces)]);

/** The panel behind the bell is in memory soon after the page: it shows the last list when the connection is gone. */
export function usePreloadedPanel(wanted: boolean): void {
  usePreload(panel, wanted, 1500);
}
