import { useEffect, useSyncExternalStore } from 'react';
import type { AdminGroup } from '@/modules/admin/adminScreen';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

let groups: readonly AdminGroup[] | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function load(): Promise<void> {
  try {
    const { ADMIN_GROUPS } = await import('@/modules/admin/adminGroups');
    groups = ADMIN_GROUPS;
    listeners.forEach((listener) => listener());
  } catch (thrown) {
    // The area's own page says what is wrong; the rest of the navigation stands.
    log.warn('administration menu not loaded', { reason: faultOf(thrown) });
  }
}

/** The administration's groups of screens, for masters; others do not load the list. Null until loaded. */
export function useAdministrationGroups(isMaster: boolean): readonly AdminGroup[] | null {
  const found = useSyncExternalStore(subscribe, () => groups);
  useEffect(() => {
    if (isMaster && !groups) void load();
  }, [isMaster]);
  return isMaster ? found : null;
}
