import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '@/platform/http/appError';
import type { AppState } from '@/platform/store/appState';
import { useAppSelector } from '@/platform/store/hooks';
import type { ItemState } from '@/platform/store/resourceState';
import type { AppDispatch } from '@/platform/store/store';
import { useLoad } from '@/platform/store/useLoad';
import { AppDialog } from '@/platform/ui/AppDialog';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { ONLY } from '../accountSlice';

interface SingleResource<Item> {
  readonly selectItem: (state: AppState) => ItemState<Item>;
  readonly loadItem: (id: string) => (dispatch: AppDispatch, ...rest: never[]) => { abort: () => void };
}

interface SingleDialogProps<Item> {
  readonly title: string;
  readonly resource: SingleResource<Item>;
  readonly onClose: () => void;
  readonly children: (item: Item) => ReactNode;
}

function Failed({ error, onRetry }: { readonly error: AppError | null; readonly onRetry: () => void }) {
  if (error?.kind === 'forbidden') return <ForbiddenState />;
  return <ErrorState onRetry={onRetry} code={error?.kind === 'server' ? error.status : undefined} />;
}

/** A dialog to read: asks for what there is one of, and shows it. */
export function SingleDialog<Item>({ title, resource, onClose, children }: SingleDialogProps<Item>) {
  const { t } = useTranslation('ui');
  const item = useAppSelector(resource.selectItem);
  const retry = useLoad(title, (dispatch) => dispatch(resource.loadItem(ONLY) as never));
  return (
    <AppDialog title={title} size="s" onClose={onClose}>
      <DialogContent sx={{ minHeight: 240 }} aria-busy={item.status === 'loading'}>
        {item.data ? (
          children(item.data)
        ) : item.status === 'failed' ? (
          <Failed error={item.error} onRetry={retry} />
        ) : (
          <Loading>
            <SkeletonText lines={6} lineHeight={28} />
          </Loading>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
