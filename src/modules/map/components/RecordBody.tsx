import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowId } from '@/platform/store/resourceState';
import { useItem } from '@/platform/store/useResource';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';

interface RecordBodyProps<Item extends object> {
  readonly records: Parameters<typeof useItem<Item>>[0];
  readonly id: RowId;
  /** The dialog's form, once the record is there. */
  readonly children: (item: Item) => ReactNode;
}

const SKELETON = [0, 1, 2, 3, 4];

/** Loads a record inside a dialog; what cannot be loaded says why in the form's place. */
export function RecordBody<Item extends object>({ records, id, children }: RecordBodyProps<Item>) {
  const { t } = useTranslation('register');
  const { data, status, error, retry } = useItem(records, id);
  if (data) return children(data);
  const state = () => {
    if (status === 'failed')
      return (
        <FailedState error={error} onRetry={retry} missing={<EmptyState title={t('form.notFound')} />} />
      );
    return (
      <Loading>
        {SKELETON.map((skeleton) => (
          <SkeletonBlock key={skeleton} height={40} style={{ marginBottom: 28 }} />
        ))}
      </Loading>
    );
  };
  return <DialogContent>{state()}</DialogContent>;
}
