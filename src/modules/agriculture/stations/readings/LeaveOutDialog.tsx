import { useTranslation } from 'react-i18next';
import { toInstant, toLocalDateTime } from '@/platform/format/dateTime';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { DateTimeField } from '@/platform/forms/fields/DateTimeField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { toast } from '@/platform/ui/toast';
import { leaveOut } from '../stationsService';
import { READINGS } from '../stationsState';
import type { Magnitude, Station } from '../stationTypes';

interface LeaveOutDialogProps {
  readonly station: Station;
  readonly magnitude: Magnitude;
  /** The reading that was chosen, epoch ms; null asks which. */
  readonly at: number | null;
  readonly onClose: () => void;
}

interface LeaveOutValues {
  magnitude: Magnitude | null;
  from: string | null;
  to: string | null;
  reason: string;
}

/** Leaves readings out of every sum, mean and balance: one, or all between two moments. Nothing is deleted. */
export function LeaveOutDialog({ station, magnitude, at, onClose }: LeaveOutDialogProps) {
  const { t } = useTranslation('agricultureStations');
  const dispatch = useAppDispatch();
  const moment = at === null ? null : toLocalDateTime(new Date(at).toISOString());
  const form = useAppForm<LeaveOutValues>({
    schema: () => import('../schemas').then((all) => all.leaveOutSchema),
    defaultValues: { magnitude, from: moment, to: moment, reason: '' },
    draft: { key: `agriculture.leaveOut:${station.id}` },
  });
  const save = async (values: LeaveOutValues) => {
    const { from, to, reason } = values;
    if (from === null || to === null || values.magnitude === null) return;
    await leaveOut({
      id: station.id,
      greatness: values.magnitude,
      from: toInstant(from),
      to: toInstant(to),
      reason,
    });
    toast({ tone: 'success', text: t('leaveOut.done') });
    dispatch(invalidate([READINGS]));
    onClose();
  };
  return (
    <FormDialog form={form} title={t('leaveOut.title')} size="s" onSubmit={save} onClose={onClose}>
      <p style={{ margin: '0 0 16px' }}>{t('leaveOut.text')}</p>
      <FieldGrid>
        <SelectField<Magnitude>
          name="magnitude"
          label={t('magnitude')}
          required
          options={station.magnitudes.map((id) => ({ id, name: t(`magnitudes.${id}`) }))}
        />
        <DateTimeField name="from" label={t('leaveOut.from')} required />
        <DateTimeField name="to" label={t('leaveOut.to')} helper={t('leaveOut.toHelper')} required />
        <TextField name="reason" label={t('leaveOut.reason')} maxLength={200} format={false} required />
      </FieldGrid>
    </FormDialog>
  );
}
