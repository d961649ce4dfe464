import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readOverlay } from '@/platform/routing/overlays';

/**
 * Whether the bell's panel was opened on this page and is closed again: the moment for the notification prompt. Going
 * on to another page is an answer too.
 */
export function useBellWasOpened(): boolean {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const overlay = readOverlay(search)?.name;
  if (overlay === 'notificacoes' && openedOn !== pathname) setOpenedOn(pathname);
  if (overlay === undefined && openedOn !== null && openedOn !== pathname) setOpenedOn(null);
  return overlay === undefined && openedOn === pathname;
}
