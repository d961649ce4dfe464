import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatDateTime } from '@/platform/format/instant';
import { formatCents, formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { asAppError, isUnanswered } from '@/platform/http/appError';
import { useAppDispatch } from '@/platform/store/hooks';
import { useQuery } from '@/platform/store/useQuery';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { AppDialog } from '@/platform/ui/AppDialog';
import { confirm } from '@/platform/ui/confirm';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { Loading, SkeletonText } from '@/platform/ui/Skeletons';
import { toast } from '@/platform/ui/toast';
import { undoImport } from '../bankService';
import { pastImports } from '../bankSlice';
import { bankLinesWritten } from '../bankTags';
import type { PastImport } from '../bankTypes';

const MOST_NAMED = 5;
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 });
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  padding: 12,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
}));
const Name = styled('div')({ ...typeStep('bodyStrong'), overflowWrap: 'anywhere' });
const Note = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  color: theme.tokens.textMuted,
  overflowWrap: 'anywhere',
}));
const Reconciled = styled('ul')({ margin: 0, paddingLeft: 20, overflowWrap: 'anywhere' });

/** The lines of an import that were reconciled since: while they are, it stays. */
function ReconciledLines({ lines }: { readonly lines: PastImport['reconciled'] }) {
  const { t } = useTranslation('financeBank');
  if (lines.length === 0) return null;
  const rest = lines.length - MOST_NAMED;
  return (
    <div>
      {t('ofx.imports.reconciled', { count: lines.length })}
      <Reconciled>
        {lines.slice(0, MOST_NAMED).map(({ day, cents, memo }, at) => (
          <li key={`${day} ${cents} ${memo} ${String(at)}`}>
            {[dayText(day), memo].filter(Boolean).join(' · ')} ·{' '}
            <span style={{ whiteSpace: 'nowrap' }}>{formatMoney(cents)}</span>
          </li>
        ))}
        {rest > 0 && <li>{t('ofx.imports.more', { count: rest })}</li>}
      </Reconciled>
    </div>
  );
}

interface ImportItemProps {
  readonly past: PastImport;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

function ImportItem({ past, busy, onUndo }: ImportItemProps) {
  const { t } = useTranslation('financeBank');
  const { lines, from, to, inCents, outCents, reconciled, lockedUntil } = past;
  const when = formatDateTime(past.at) || '–';
  const written = (cents: number | null) => (cents === null ? '–' : formatCents(cents));
  const reason =
    reconciled.length > 0
      ? t('ofx.imports.keptByMatch')
      : lockedUntil === null
        ? undefined
        : t('locked', { day: dayText(lockedUntil) });
  return (
    <Item>
      <div>
        <Name>{past.files.join(', ') || t('ofx.imports.unnamed')}</Name>
        <Note>
          {[
            past.by === '' ? when : t('ofx.imports.by', { when, name: past.by }),
            lines !== null &&
              t('ofx.lines', { count: lines, formatted: formatNumber(lines, { decimals: 0 }) }),
            t('ofx.facts.period', { from: formatDate(from), to: formatDate(to) }),
            t('ofx.facts.sums', { in: written(inCents), out: written(outCents) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Note>
      </div>
      <ReconciledLines lines={reconciled} />
      <LoadingButton
        variant="outlined"
        color="error"
        size="small"
        busy={busy}
        disabledReason={reason}
        aria-label={t('ofx.imports.undoOf', { when })}
        onClick={onUndo}
      >
        {t('ofx.imports.undo')}
      </LoadingButton>
    </Item>
  );
}

interface ImportsDialogProps {
  readonly accountId: string;
  readonly accountName: string;
  readonly onClose: () => void;
}

/** What was imported into an account: each import can be taken back as a whole. */
export function ImportsDialog({ accountId, accountName, onClose }: ImportsDialogProps) {
  const { t } = useTranslation('financeBank');
  const dispatch = useAppDispatch();
  const answer = useQuery(pastImports, accountId);
  const [undoing, setUndoing] = useState<PastImport['id'] | null>(null);
  const undo = async (past: PastImport) => {
    const sure = await confirm({
      title: t('ofx.imports.question'),
      body: t('ofx.imports.body', {
        count: past.lines ?? 0,
        formatted: past.lines === null ? '–' : formatNumber(past.lines, { decimals: 0 }),
        account: accountName,
      }),
      confirmLabel: t('ofx.imports.undo'),
      danger: true,
    });
    if (!sure) return;
    setUndoing(past.id);
    try {
      await undoImport(past.id);
      toast({ tone: 'success', text: t('ofx.imports.done') });
    } catch (thrown) {
      notifyRefusal(
        thrown,
        t(isUnanswered(asAppError(thrown)) ? 'ofx.imports.unsure' : 'ofx.imports.refused'),
      );
    }
    setUndoing(null);
    dispatch(bankLinesWritten());
  };
  const { data } = answer;
  return (
    <AppDialog
      title={t('ofx.imports.title', { account: accountName })}
      full
      busy={undoing !== null}
      onClose={onClose}
    >
      <DialogContent>
        {data === null ? (
          answer.status === 'failed' ? (
            <ErrorState onRetry={answer.retry} />
          ) : (
            <Loading>
              <SkeletonText lines={4} />
            </Loading>
          )
        ) : data.length === 0 ? (
          <EmptyState title={t('ofx.imports.none.title')} text={t('ofx.imports.none.text')} />
        ) : (
          <List>
            {data.map((past) => (
              <ImportItem
                key={past.id}
                past={past}
                busy={undoing === past.id}
                onUndo={() => void undo(past)}
              />
            ))}
          </List>
        )}
      </DialogContent>
    </AppDialog>
  );
}
