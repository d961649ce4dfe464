import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import type { MapDialog } from '../mapDialog';

const NEW = 'novo';

/** Which dialog is open. The form of a new property has an address of its own: `/propriedade/novo`. */
export function useMapDialog() {
  const { type } = useParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [dialog, setDialog] = useState<MapDialog | null>(null);
  const isNew = type === NEW;

  const openDialog = useCallback(
    (next: MapDialog) => {
      if (next.kind === 'farm' && next.id === null)
        void navigate(href('mapProperty', { type: NEW }), { state: { samePage: true } });
      else setDialog(next);
    },
    [navigate],
  );
  const closeDialog = useCallback(() => {
    setDialog(null);
    if (!isNew) return;
    // Opened from this page, Back is where one was; opened by its address, there is nothing to go back to.
    if (key === 'default') void navigate(href('mapProperty'), { replace: true, state: { samePage: true } });
    else void navigate(-1);
  }, [isNew, key, navigate]);

  const open: MapDialog | null = isNew ? { kind: 'farm', id: null } : dialog;
  return { dialog: open, openDialog, closeDialog };
}
