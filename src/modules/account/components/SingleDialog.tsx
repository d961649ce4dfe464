import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useItem } from '@/platform/store/useResource';
import { AppDialog } from '@/platform/ui/AppDialog';
import { FailedState } from '@/platform/ui/FailedState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { ONLY } from '../accountSlice';

interface SingleDialogProps<Item> {
  readonly title: string;
  readonly resource: Parameters<typeof useItem<Item>>[0];
  readonly onClose: () => void;
  readonly children: (item: Item) => ReactNode;
}

/** A dialog to read: asks for what there is one of, and shows it. */
export function SingleDialog<Item>({ title, resource, onClose, children }: SingleDialogProps<Item>) {
  const { t } = useTranslation('ui');
  const { data, status, error, retry } = useItem(resource, ONLY);
  return (
    <AppDialog title={title} size="s" onClose={onClose}>
      <DialogContent sx={{ minHeight: 240 }} aria-busy={status === 'loading'}>
        {data ? (
          children(data)
        ) : status === 'failed' ? (
          <FailedState error={error} onRetry={retry} />
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
