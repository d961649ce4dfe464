import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inBackground } from '@/platform/connection/newVersion';
import { log } from '@/platform/log/log';
import { toast } from '@/platform/ui/toast';
import { usePart } from '@/platform/ui/usePart';
import { onOpenPalette } from './paletteEvents';

const loadPalette = async () => (await import('./CommandPalette')).CommandPalette;

/** Who presses Ctrl+K types on at once: the palette is fetched when the page has settled. */
const PREFETCH_AFTER_MS = 1500;

/** Listens for Ctrl+K (Cmd+K) and mounts the palette while it is open. */
export function PaletteHost() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const CommandPalette = usePart(open, loadPalette, () => {
    setOpen(false);
    toast({ tone: 'danger', text: t('openFailed') });
  });
  useEffect(() => onOpenPalette(() => setOpen(true)), []);
  useEffect(() => {
    // Without the network it is fetched when it is opened.
    const early = () =>
      inBackground(loadPalette).catch((error: unknown) => log.info('palette', { error: String(error) }));
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
  return CommandPalette && <CommandPalette onClose={() => setOpen(false)} />;
}
