import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mayOpen } from '@/domain/identity/permissions';
import { useIdentity } from '@/domain/identity/selectors';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { type OverlayEntry, type OverlayProps, readOverlay, withOverlay } from '@/platform/routing/overlays';
import { overlayEntry } from '@/platform/routing/overlayCatalogue';

function lazyOverlay(entry: OverlayEntry) {
  return lazy(async () => {
    const [module] = await Promise.all([entry.load(), loadNamespaces(entry.namespaces ?? [])]);
    return { default: (module as { Component: ComponentType<OverlayProps> }).Component };
  });
}

/** Mounts the overlay that the address names. Closing takes the history step back that opened it. */
export function OverlayHost() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const identity = useIdentity();
  const overlay = readOverlay(search);
  const entry = overlay ? overlayEntry(overlay.name) : undefined;
  const Overlay = useMemo(() => (entry ? lazyOverlay(entry) : null), [entry]);
  if (!overlay || !entry || !Overlay || !identity) return null;
  const permission = entry.permission ? { permission: entry.permission } : {};
  if (mayOpen({ path: '', ...permission }, identity) !== 'allowed') return null;

  const close = () => {
    // Opened from within: Back is the way it came. Opened by its address: there is nothing to go back to.
    const openedHere = (window.history.state as { idx?: number } | null)?.idx;
    if (openedHere) void navigate(-1);
    else setSearch((params) => withOverlay(params, null), { replace: true });
  };
  return (
    <Suspense fallback={null}>
      <Overlay params={overlay.params} onClose={close} />
    </Suspense>
  );
}
