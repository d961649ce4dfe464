import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { eventText, REASON_LENGTH } from '../rules/deadlines';
import type { NumberRange } from '../rules/numberGaps';
import { voidSchema } from './eventsSchemas';
import { eventsService } from './eventsService';
import { numbersVoided } from './eventsSlice';
import type { NumberingSeries } from './numberingSeries';

const MOST_NUMBER = 999_999_999;

interface VoidDialogProps {
  readonly all: readonly NumberingSeries[];
  /** The gap that was chosen; null for numbers that are typed. */
  readonly gap: { readonly series: string; readonly range: NumberRange } | null;
  readonly onClose: () => void;
}

/** Makes numbers of a series void, which no invoice has. */
export function VoidDialog({ all, gap, onClose }: VoidDialogProps) {
  const { t } = useTranslation('ruralInvoiceEvents');
  const dispatch = useAppDispatch();
  const form = useAppForm({
    schema: voidSchema(all),
    defaultValues: {
      series: gap?.series ?? (all.length === 1 ? (all[0]?.key ?? null) : null),
      from: gap?.range.from ?? null,
      to: gap?.range.to ?? null,
      reason: '',
    },
  });
  const submit = async ({
    series,
    from,
    to,
    reason,
  }: {
    series: string;
    from: number;
    to: number;
    reason: string;
  }) => {
    const chosen = all.find(({ key }) => key === series);
    if (!chosen) return;
    await eventsService.voidNumbers({
      issuerId: chosen.issuerId,
      environment: chosen.environment,
      series: Number(chosen.series),
      from,
      to,
      reason: eventText(reason),
    });
    toast({ tone: 'success', text: t('void.done', { from, to }) });
    onClose();
    dispatch(numbersVoided());
  };
  return (
    <FormDialog
      form={form}
      title={t('void.title')}
      onSubmit={submit}
      onClose={onClose}
      saveLabel={t('void.action')}
    >
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('void.text')}
      </Alert>
      <SelectField
        name="series"
        label={t('void.series')}
        required
        options={all.map((series) => ({
          id: series.key,
          name: t('void.seriesName', {
            series: series.series,
            issuer: series.issuerName,
            registration: series.registration,
            environment: t(`environments.${series.environment}`),
            last: formatNumber(series.last, { decimals: 0, thousands: false }),
          }),
        }))}
      />
      <FieldGrid>
        <NumberField name="from" label={t('void.from')} decimals={0} plain most={MOST_NUMBER} required />
        <NumberField name="to" label={t('void.to')} decimals={0} plain most={MOST_NUMBER} required />
      </FieldGrid>
      <MultilineField
        name="reason"
        label={t('void.reason')}
        format={false}
        maxLength={REASON_LENGTH.most}
        rows={3}
        required
      />
    </FormDialog>
  );
}
