import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { formatDate, today } from '@/platform/format/date';
import { formatCpfOrCnpj } from '@/platform/format/document';
import { formatMoney } from '@/platform/format/money';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import type { EventKind, ManifestRow } from './manifestRow';
import { manifestService } from './manifestService';
import { manifests } from './manifestSlice';
import { refusalOf, type Refusal } from './rules/manifestLimits';

const [LEAST, MOST] = [15, 255];
const withReason = object({ reason: string().trim().min(LEAST).max(MOST).required() });
const without = object({ reason: string().defined() });

const MOST_NAMED = 10;
const List = styled('ul')({ margin: '0 0 16px', paddingLeft: 20, overflowWrap: 'anywhere' });

/** What the event is sent of: issuer, number, day and value of each invoice. */
function Invoices({ rows }: { readonly rows: readonly ManifestRow[] }) {
  const { t } = useTranslation('financeManifest');
  if (rows.length === 0) return null;
  const rest = rows.length - MOST_NAMED;
  return (
    <List aria-label={t('send.invoices')}>
      {rows.slice(0, MOST_NAMED).map(({ id, issuerName, issuerDocument, number, issueDate, value }) => (
        <li key={id}>
          {[
            issuerName || '–',
            issuerDocument && formatCpfOrCnpj(issuerDocument),
            t('send.number', { number: number || '–' }),
            formatDate(issueDate),
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          · <span style={{ whiteSpace: 'nowrap' }}>{value === null ? '–' : formatMoney(value)}</span>
        </li>
      ))}
      {rest > 0 && <li>{t('send.more', { count: rest })}</li>}
    </List>
  );
}

interface SendDialogProps {
  readonly kind: EventKind;
  readonly rows: readonly ManifestRow[];
  readonly onClose: () => void;
}

/** Sends one event of one invoice or of many; those whose limits are over are left out, and it is said why. */
export function SendDialog({ kind, rows, onClose }: SendDialogProps) {
  const { t } = useTranslation('financeManifest');
  const dispatch = useAppDispatch();
  const day = today();
  const judged = rows.map((row) => ({ row, refusal: refusalOf(kind, row, day) }));
  const ready = judged.filter(({ refusal }) => refusal === null).map(({ row }) => row);
  const skipped = new Map<Refusal, number>();
  for (const { refusal } of judged) if (refusal) skipped.set(refusal, (skipped.get(refusal) ?? 0) + 1);
  const form = useAppForm({
    schema: kind === 'NOT_DONE' ? withReason : without,
    defaultValues: { reason: '' },
    draft:
      kind === 'NOT_DONE'
        ? { key: `manifestReason:${rows.map(({ id }) => id).join()}`, route: '/manifestador' }
        : undefined,
  });
  const submit = async ({ reason }: { reason: string }) => {
    const outcomes = await manifestService.manifest(ready, kind, reason);
    const refused = outcomes.filter(({ refusal }) => refusal !== '');
    const done = ready.length - refused.length;
    if (done > 0) toast({ tone: 'success', text: t('send.done', { count: done }) });
    if (refused.length > 0) {
      const named = refused.map(({ id, refusal }) => {
        const number = rows.find((row) => String(row.id) === id)?.number ?? id;
        return t('send.refusal', { number, reason: refusal });
      });
      toast({ tone: 'danger', text: named.join(' ') });
    }
    onClose();
    dispatch(manifests.written());
  };
  return (
    <FormDialog
      form={form}
      title={t('send.title', { event: t(`events.${kind}`), count: ready.length })}
      onSubmit={submit}
      onClose={onClose}
      saveLabel={t('send.action')}
      disabledReason={ready.length === 0 ? t('reasons.none') : undefined}
    >
      <Typography sx={{ mb: 2 }}>{t(`send.${kind}`)}</Typography>
      <Invoices rows={ready} />
      {[...skipped].map(([refusal, count]) => (
        <Alert key={refusal} severity="warning" sx={{ mb: 2 }}>
          {t('send.skipped', { count, reason: t(`reasons.${refusal}`) })}
        </Alert>
      ))}
      {kind === 'NOT_DONE' && (
        <MultilineField
          name="reason"
          label={t('send.reason')}
          format={false}
          maxLength={MOST}
          rows={3}
          autoFocus
          required
        />
      )}
    </FormDialog>
  );
}
