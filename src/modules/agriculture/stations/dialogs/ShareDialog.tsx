import { useTranslation } from 'react-i18next';
import { MultiSelectField } from '@/platform/forms/fields/MultiSelectField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import { useQuery } from '@/platform/store/useQuery';
import { shareStation } from '../stationsService';
import { shareable, stationRows } from '../stationsState';
import type { Station } from '../stationTypes';

interface ShareDialogProps {
  readonly station: Station;
  readonly onClose: () => void;
}

/** Who besides the account's own people reads this station. They read it, and change nothing. */
export function ShareDialog({ station, onClose }: ShareDialogProps) {
  const { t } = useTranslation('agricultureStations');
  const dispatch = useAppDispatch();
  const users = useQuery(shareable, undefined);
  const shared = station.sharedWith.map(({ id }) => id);
  const form = useAppForm<{ userIds: number[] }>({
    schema: () => import('../schemas').then((all) => all.shareFormSchema),
    defaultValues: { userIds: shared },
    draft: { key: `agriculture.share:${station.id}`, basis: shared.join() },
  });
  const save = async ({ userIds }: { userIds: number[] }) => {
    await shareStation(station.id, userIds);
    toast({ tone: 'success', text: t('share.done', { name: station.name }) });
    dispatch(stationRows.written());
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('share.title', { name: station.name })}
      size="s"
      onSubmit={save}
      onClose={onClose}
    >
      <p style={{ margin: '0 0 16px' }}>{t('share.text')}</p>
      <MultiSelectField
        name="userIds"
        label={t('share.users')}
        options={users.data ?? []}
        loading={users.status === 'loading'}
        failed={users.status === 'failed'}
        onRetry={users.retry}
        current={station.sharedWith}
      />
    </FormDialog>
  );
}
