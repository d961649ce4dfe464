import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { href } from '@/platform/routing/href';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useAppDispatch } from '@/platform/store/hooks';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { type Adjustment, adjustmentRefusal, ADJUSTMENTS, datedOf } from '../rules/adjustments';
import { lettersOf } from '../rules/corrections';
import { cancelUntil, letterUntil } from '../rules/deadlines';
import { natureOf } from '../rules/invoiceValues';
import { ruralLists, ruralInvoicesService } from '../ruralInvoicesService';
import { ruralInvoices } from '../ruralInvoicesSlice';
import type { RuralInvoice } from '../ruralInvoiceTypes';
import { DeadlineLine } from './DeadlineLine';
import { type Referring, referringDraft } from './referringDraft';
import { useNow } from './useNow';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Act = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '12px 0',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '&:last-child': { borderBottom: 0 },
  '& > div': { flex: '1 1 220px', minWidth: 0 },
  '& p': { ...typeStep('body'), margin: 0 },
  '& .muted': { color: theme.tokens.textMuted },
}));
const Name = styled('h3')({ ...typeStep('bodyStrong'), margin: 0 });

/** Makes the draft that refers to an invoice, once for a press, and opens it in the form. */
function useReferring(invoice: RuralInvoice) {
  const { t } = useTranslation('ruralInvoiceEvents');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const runOnce = useSingleFlight<Referring>();
  return (kind: Referring) =>
    runOnce(kind, async () => {
      try {
        const { natures } = await ruralLists(new AbortController().signal);
        const nature = natures.find(({ purpose, active }) => purpose === kind && active);
        const body = referringDraft(kind, invoice, nature ? natureOf(nature) : null, t(`drafts.${kind}`));
        const made = await ruralInvoicesService.create(body, crypto.randomUUID());
        toast({ tone: 'success', text: t('drafts.made') });
        dispatch(ruralInvoices.written());
        void navigate(href('financeRuralInvoice', {}, { nota: made.id }));
      } catch (thrown) {
        notifyRefusal(thrown, t('drafts.refused'));
      }
    });
}

interface AdjustmentActsProps {
  readonly invoice: RuralInvoice;
  readonly onAct: (kind: 'CANCEL' | 'CORRECT') => void;
}

/** The four acts on an invoice: each with its deadline, or why it may not be done. */
export function AdjustmentActs({ invoice, onAct }: AdjustmentActsProps) {
  const { t } = useTranslation('ruralInvoiceEvents');
  const holds = useHoldsMenuKey();
  const refer = useReferring(invoice);
  const dated = datedOf(invoice);
  const untils: Partial<Record<Adjustment, number | null>> = {
    CANCEL: cancelUntil(dated),
    CORRECT: letterUntil(dated),
  };
  const now = useNow([untils.CANCEL ?? null, untils.CORRECT ?? null]);
  const mayDraft = holds('RURAL_INVOICE_REGISTRATION');
  const reasonOf = (kind: Adjustment) => {
    const refusal = adjustmentRefusal(kind, invoice, now);
    if (refusal !== null) return t(`refusals.${refusal}`);
    return (kind === 'RETURN' || kind === 'COMPLEMENT') && !mayDraft ? t('refusals.NO_KEY_HELD') : null;
  };
  return (
    <Card title={t('acts.title')}>
      <List>
        {ADJUSTMENTS.map((kind) => {
          const reason = reasonOf(kind);
          const until = untils[kind];
          return (
            <Act key={kind}>
              <div>
                <Name>{t(`acts.${kind}.name`)}</Name>
                <p className="muted">
                  {kind === 'CORRECT'
                    ? t('acts.CORRECT.text', { count: lettersOf(invoice.events).left })
                    : t(`acts.${kind}.text`)}
                </p>
                {reason === null && until !== undefined && (
                  <DeadlineLine until={until} state={dated.state} now={now} />
                )}
                {reason !== null && <p>{reason}</p>}
              </div>
              {reason === null && (
                <Button
                  variant="outlined"
                  onClick={() => {
                    if (kind === 'CANCEL' || kind === 'CORRECT') onAct(kind);
                    else refer(kind);
                  }}
                >
                  {t(`acts.${kind}.action`)}
                </Button>
              )}
            </Act>
          );
        })}
      </List>
    </Card>
  );
}
