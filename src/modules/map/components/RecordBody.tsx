import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { createResource } from '@/platform/store/createResource';
import { useAppSelector } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { useLoad } from '@/platform/store/useLoad';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';

type Records<Item extends object> = Pick<
  ReturnType<typeof createResource<{ id: RowId }, Item, unknown>>,
  'loadItem' | 'selectItem'
>;

interface RecordBodyProps<Item extends object> {
  readonly records: Records<Item>;
  readonly id: RowId;
  /** The dialog's form, once the record is there. */
  readonly children: (item: Item) => ReactNode;
}

const SKELETON = [0, 1, 2, 3, 4];

/** Loads a record inside a dialog; what cannot be loaded says why in the form's place. */
export function RecordBody<Item extends object>({ records, id, children }: RecordBodyProps<Item>) {
  const { t } = useTranslation('register');
  // The form keeps the record it opened with: another part of it may load a second one of the same kind.
  const [loaded, setLoaded] = useState<{ id: RowId; item: Item } | null>(null);
  const now = useAppSelector(records.selectItem);
  const retry = useLoad(String(id), (dispatch) => {
    const run = dispatch(records.loadItem(id));
    void run.then((ended) => {
      if (records.loadItem.fulfilled.match(ended)) setLoaded({ id, item: ended.payload });
    });
    return run;
  });
  if (loaded?.id === id) return children(loaded.item);
  const error = now.id === id && now.status === 'failed' ? now.error : null;
  const state = () => {
    if (error)
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
