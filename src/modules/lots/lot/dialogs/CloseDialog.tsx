import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { isLocalDate, today, toLocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import { DateField } from '@/platform/forms/fields/DateField';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { maxDate, maxLength, minDate, validDate } from '@/platform/forms/validators';
import { isConflict } from '@/platform/http/appError';
import { PageLink } from '@/platform/routing/pageLink';
import { useAppDispatch } from '@/platform/store/hooks';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { toast } from '@/platform/ui/toast';
import { useQuery } from '@/platform/store/useQuery';
import { useLotKind, useLotWords } from '../lotKind';
import { chickenPort, type LotPort } from '../lotPort';
import { withOwnClosingWords } from '../rules/closingRefusal';
import type { ManagedLot } from '../lotWire';

const REASON = 300;

const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
  gap: 12,
  margin: '4px 0 16px',
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
});
const List = styled('ul')({ margin: '4px 0 0', paddingLeft: 20 });

// What was not written down is not 0.
const animals = (value: number | null) => formatNumber(value, { decimals: 0 }) || '–';

/** What closing on the day that is typed would come to, as the server computes it. */
function Preview({ id, closings }: { readonly id: number } & Pick<LotPort, 'closings'>) {
  const t = useLotWords();
  const { occurrences } = useLotKind();
  const typed: unknown = useWatch({ name: 'closingDate' });
  const { data, status, retry } = useQuery(closings, isLocalDate(typed) ? { id, date: typed } : null);
  if (!isLocalDate(typed)) return null;
  if (status === 'failed') return <ErrorState onRetry={retry} title={t('closing.failed')} />;
  if (!data)
    return (
      <Loading>
        <SkeletonText />
      </Loading>
    );
  const { nextLot, later } = data;
  return (
    <div aria-live="polite">
      <Figures aria-label={t('closing.figures')}>
        {(['housed', 'lost', 'loaded', 'remaining'] as const).map((name) => (
          <div key={name}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {t(`closing.${name}`)}
            </Typography>
            <dd>{animals(data[name])}</dd>
          </div>
        ))}
      </Figures>
      {later.length > 0 && (
        <DangerAlert severity="error" sx={{ mb: 2 }}>
          {t('closing.later', { count: later.length })}
          <List>
            {later.map((record) => (
              <li key={record.id}>
                <Link component={PageLink} to={`${occurrences}/${record.id}`} color="inherit">
                  {dayText(record.date)} {record.name}
                </Link>
              </li>
            ))}
          </List>
        </DangerAlert>
      )}
      <Typography sx={{ mb: 2 }}>
        {t('closing.blocks')}{' '}
        {nextLot && t(nextLot.id === null ? 'closing.makes' : 'closing.keeps', { number: nextLot.number })}
      </Typography>
    </div>
  );
}

interface CloseDialogProps {
  readonly lot: ManagedLot;
  /** Of poultry by default. */
  readonly port?: LotPort;
  readonly onClose: () => void;
}

/** Closes a lot: the server says what that comes to before, and may refuse. */
export function CloseDialog({ lot, port = chickenPort, onClose }: CloseDialogProps) {
  const t = useLotWords();
  const { context } = useLotKind();
  const housing = toLocalDate(lot.housingDate);
  const dispatch = useAppDispatch();
  const form = useAppForm<{ closingDate: string; reason: string }>({
    schema: object({
      closingDate: string()
        .required()
        .test(validDate())
        .test(maxDate(today))
        .test(minDate(housing ?? '1900-01-01')),
      reason: string().defined().test(maxLength(REASON)),
    }),
    defaultValues: { closingDate: today(), reason: '' },
    draft: { key: `lote.fechar:${context}${lot.id}=${lot.version ?? 0}` },
  });
  const submit = async ({ closingDate, reason }: { closingDate: string; reason: string }) => {
    await port.calls.close(lot, closingDate, reason).catch((thrown: unknown) => {
      const error = withOwnClosingWords(thrown, (reason) => t(`closing.refusals.${reason}`));
      // Somebody was faster: what is so by now stands behind the dialog.
      if (isConflict(error)) dispatch(port.written(lot));
      throw error;
    });
    toast({ tone: 'success', text: t('closing.done', { number: lot.number }) });
    onClose();
    dispatch(port.written(lot));
  };
  return (
    <FormDialog
      form={form}
      title={t('closing.title', { number: lot.number })}
      onSubmit={submit}
      onClose={onClose}
      saveLabel={t('closing.action')}
    >
      <DateField
        name="closingDate"
        label={t('closing.date')}
        min={housing ?? undefined}
        max={today()}
        required
        autoFocus
      />
      <Preview id={lot.id} closings={port.closings} />
      <MultilineField
        name="reason"
        label={t('closing.reason')}
        helper={t('closing.reasonHelp')}
        format={false}
        maxLength={REASON}
        rows={2}
      />
    </FormDialog>
  );
}
