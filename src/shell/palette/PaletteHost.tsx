import { lazy, Suspense, useEffect, useState } from 'react';
import { log } from '@/platform/log/log';
import { onOpenPalette } from './paletteEvents';

const loadPalette = () => import('./CommandPalette');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

/** Who presses Ctrl+K types on at once: the palette is fetched when the page has settled. */
const PREFETCH_AFTER_MS = 1500;

/** Listens for Ctrl+K (Cmd+K) and mounts the palette while it is open. */
export function PaletteHost() {
  const [open, setOpen] = useState(false);
  useEffect(() => onOpenPalette(() => setOpen(true)), []);
  useEffect(() => {
    // Without the network it is fetched when it is opened.
    const early = () =>
      loadPalette().catch((error: unknown) => log.info('palette', { error: String(error) }));
    const timer = setTimeout(() => void early(), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen((shown) => !shown);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <CommandPalette onClose={() => setOpen(false)} />
    </Suspense>
  );
}
