import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@/platform/ui/toast';
import { usePart } from '@/platform/ui/usePart';
import { usePrefetch } from '@/platform/ui/usePrefetch';
import { onOpenPalette } from './paletteEvents';

const loadPalette = async () => (await import('./CommandPalette')).CommandPalette;

/** Listens for Ctrl+K (Cmd+K) and mounts the palette while it is open. */
export function PaletteHost() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const CommandPalette = usePart(open, loadPalette, () => {
    setOpen(false);
    toast({ tone: 'danger', text: t('openFailed') });
  });
  useEffect(() => onOpenPalette(() => setOpen(true)), []);
  // Who presses Ctrl+K types on at once.
  usePrefetch(loadPalette);
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
