import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { isLocalDate, today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { DateField } from '@/platform/forms/fields/DateField';
import { IntegerField } from '@/platform/forms/fields/NumberField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useFormValues } from '@/platform/forms/useFormValues';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { keysOf } from '@/platform/typed/records';
import { toast } from '@/platform/ui/toast';
import { KEPT, type OccurrencePageProps } from '../occurrencePage';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type { OccurrenceDescriptor, OccurrenceRecord } from '../occurrenceTypes';
import { repeatedOn, repeatedTo, type Repeating, repeatingLeft, usualRepeating } from '../rules/repeating';

const MOST_SHOWN = 24;

interface RepeatDialogProps {
  readonly page: Pick<OccurrencePageProps, 'save' | 'stale'>;
  readonly record: OccurrenceRecord;
  readonly descriptor: OccurrenceDescriptor;
  readonly texts: OccurrenceTexts;
  readonly onClose: () => void;
}

/** The days that what is typed comes to. */
function Days() {
  const { t } = useTranslation('occurrence');
  const { first, every, times } = useFormValues<Repeating>();
  const whole = (value: unknown): value is number => typeof value === 'number' && value >= 1;
  if (!isLocalDate(first) || !whole(every) || !whole(times) || times > MOST_SHOWN) return null;
  const days = repeatedOn({ first, every, times }).map((day) => dayText(day));
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {t('repeat.days', { days: days.join(' · ') })}
    </Alert>
  );
}

/** Plans work again, as often as it is needed: each time a record of its own. */
export function RepeatDialog({ page, record, descriptor, texts, onClose }: RepeatDialogProps) {
  const { t } = useTranslation('occurrence');
  const dispatch = useAppDispatch();
  const form = useAppForm<Repeating>({
    schema: async () => (await import('../repeatSchema')).repeatSchema,
    defaultValues: usualRepeating(record, today()),
  });
  const plan = async (repeating: Repeating) => {
    let planned = 0;
    let kept = 0;
    try {
      for (const day of repeatedOn(repeating)) {
        // One behind the other: where one is refused, those before it stand.
        const answer = await page.save(descriptor, repeatedTo(descriptor, record, day), null);
        if (answer === KEPT) kept += 1;
        planned += 1;
      }
      onClose();
    } catch (thrown) {
      // What is not planned yet stays in the form, to be sent again.
      const left = repeatingLeft(repeating, planned);
      for (const name of keysOf(left)) form.setValue(name, left[name], { shouldDirty: true });
      throw thrown;
    } finally {
      if (planned > kept) toast({ tone: 'success', text: t('repeat.done', { count: planned - kept }) });
      if (planned > 0) dispatch(invalidate(page.stale));
    }
  };
  return (
    <FormDialog
      form={form}
      title={t('repeat.title', { type: texts.title(descriptor.slug) })}
      saveLabel={t('repeat.action')}
      onSubmit={plan}
      onClose={onClose}
    >
      <FieldGrid>
        <DateField name="first" label={t('repeat.first')} min={today()} required />
        <IntegerField name="every" label={t('repeat.every')} unit={t('repeat.unit')} required />
        <IntegerField name="times" label={t('repeat.times')} required />
      </FieldGrid>
      <Days />
    </FormDialog>
  );
}
