import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDebounce } from 'use-debounce';
import { mayOpen } from '@/domain/identity/permissions';
import { useIdentity } from '@/domain/identity/selectors';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { type OverlayEntry, type OverlayProps, readOverlay, withOverlay } from '@/platform/routing/overlays';
import { overlayEntry } from '@/platform/routing/overlayCatalogue';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { openedWithin } from '@/platform/routing/openedWithin';
import { toast } from '@/platform/ui/toast';

type Overlay = LazyExoticComponent<ComponentType<OverlayProps>>;

const made = new Map<OverlayEntry, Overlay>();

/**
 * The component of an overlay, one and the same for each attempt to show it: what a suspended rendering makes is thrown
 * away, and one made anew each time would never be there. One that failed to load is made anew.
 */
function lazyOverlay(entry: OverlayEntry): Overlay {
  const known = made.get(entry);
  if (known) return known;
  const overlay = lazy(async () => {
    try {
      const [module] = await Promise.all([entry.load(), loadNamespaces(entry.namespaces ?? [])]);
      return { default: (module as { Component: ComponentType<OverlayProps> }).Component };
    } catch (thrown) {
      made.delete(entry);
      throw thrown;
    }
  });
  made.set(entry, overlay);
  return overlay;
}

/** A dialog opened while another is still closing waits for it. */
const REOPENING_MS = 130;

/** Mounts the overlay that the address names. Closing takes the history step back that opened it. */
export function OverlayHost() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const identity = useIdentity();
  const { t } = useTranslation('shell');
  const overlay = readOverlay(search);
  const [shown] = useDebounce(overlay?.name, REOPENING_MS, { leading: true });
  const entry = overlay && overlay.name === shown ? overlayEntry(overlay.name) : undefined;
  if (!overlay || !entry || !identity) return null;
  const permission = entry.permission ? { permission: entry.permission } : {};
  if (mayOpen({ path: '', ...permission }, identity) !== 'allowed') return null;

  const close = () => {
    // Opened from within: Back is the way it came. Opened by its address: there is nothing to go back to.
    if (openedWithin()) void navigate(-1);
    else setSearch((params) => withOverlay(params, null), { replace: true });
  };
  const Overlay = lazyOverlay(entry);
  const failed = (error: unknown) => {
    log.error('overlay broke', {
      name: overlay.name,
      error: faultOf(error),
    });
    toast({ tone: 'danger', text: t('openFailed') });
    close();
  };
  return (
    // A dialog that cannot be shown leaves the page below it, and what is typed there, alone.
    <ErrorBoundary key={overlay.name} fallback={null} onError={failed}>
      <Suspense fallback={null}>
        <Overlay params={overlay.params} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}
