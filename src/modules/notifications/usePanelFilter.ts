import { useSearchParams } from 'react-router-dom';
import { type OverlayParams, withOverlay } from '@/platform/routing/overlays';
import type { NotificationFilter } from './rules/filterNotifications';
import { KINDS } from './rules/notificationTone';

const NO_FILTER: NotificationFilter = { search: '', moduleName: null, kind: null };

function readFilter({ busca = '', modulo, tipo }: OverlayParams): NotificationFilter {
  return { search: busca, moduleName: modulo ?? null, kind: KINDS.find((kind) => kind === tipo) ?? null };
}

function toParams({ search, moduleName, kind }: NotificationFilter): OverlayParams {
  return {
    ...(search === '' ? {} : { busca: search }),
    ...(moduleName === null ? {} : { modulo: moduleName }),
    ...(kind === null ? {} : { tipo: kind }),
  };
}

/** The panel's filter. It stands in the address, so that it is still there after a dialog opened from the panel. */
export function usePanelFilter(params: OverlayParams) {
  const [, setSearch] = useSearchParams();
  const filter = readFilter(params);
  const change = (changes: Partial<NotificationFilter>) => {
    const next = toParams({ ...filter, ...changes });
    setSearch((search) => withOverlay(search, 'notificacoes', next), { replace: true });
  };
  return { filter, change, clear: () => change(NO_FILTER) };
}
