import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { DateField } from '@/platform/forms/fields/DateField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { toast } from '@/platform/ui/toast';
import { saveManualReading } from '../stationsService';
import { READINGS } from '../stationsState';
import type { Station } from '../stationTypes';

interface ManualReadingDialogProps {
  readonly station: Station;
  /** The reading that is corrected; without it a new one is entered. */
  readonly reading?: ReadingValues | undefined;
  readonly onClose: () => void;
}

export interface ReadingValues {
  date: string | null;
  rain: number | null;
}

/** The rain that somebody read off a gauge. The same day again takes the place of what was written. */
export function ManualReadingDialog({ station, reading, onClose }: ManualReadingDialogProps) {
  const { t } = useTranslation('agricultureStations');
  const dispatch = useAppDispatch();
  const form = useAppForm<ReadingValues>({
    schema: () => import('../schemas').then((all) => all.manualReadingSchema),
    defaultValues: reading ?? { date: today(), rain: null },
    draft: { key: `agriculture.gauge:${station.id}${reading ? `:${reading.date ?? ''}` : ''}` },
  });
  const save = async ({ date, rain }: ReadingValues) => {
    if (date === null || rain === null) return;
    await saveManualReading(station.id, date, rain);
    dispatch(invalidate([READINGS]));
    toast({ tone: 'success', text: t('reading.done') });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={
        reading
          ? t('reading.ofDay', { name: station.name, day: dayText(reading.date) })
          : t('reading.title', { name: station.name })
      }
      size="s"
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        {!reading && (
          <DateField name="date" label={t('reading.date')} helper={t('reading.dateHelper')} required />
        )}
        <NumberField name="rain" label={t('reading.rain')} unit="mm" required />
      </FieldGrid>
    </FormDialog>
  );
}
