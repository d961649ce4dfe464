import { useEarly } from '@/platform/connection/useEarly';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { notificationsOverlays } from './notificationsOverlays';

const { load, namespaces } = notificationsOverlays.notificacoes;
const panel = () => Promise.all([load(), loadNamespaces(namespaces)]);

/** The panel behind the bell is in memory soon after the page: it shows the last list when the connection is gone. */
export function useEarlyPanel(wanted: boolean): void {
  useEarly(panel, wanted, 1500);
}
