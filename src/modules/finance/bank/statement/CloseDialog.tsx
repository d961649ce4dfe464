import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LocalDate, today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { DateField } from '@/platform/forms/fields/DateField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { asAppError } from '@/platform/http/appError';
import { Banner } from '@/platform/ui/Banner';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import { closeUntil } from '../bankService';
import type { StatementAccount } from '../bankTypes';
import { bankLinesWritten } from '../bankTags';

interface CloseDialogProps {
  readonly account: StatementAccount;
  /** Lines shown that nothing of the bank was matched with yet. */
  readonly unmatched: number;
  /** Cents by which the bank's balance differs; null when unknown. */
  readonly difference: number | null;
  readonly day: LocalDate;
  readonly onClose: () => void;
}

const Wide = styled('div')({ gridColumn: '1 / -1' });

/** Locks an account up to a day, moves that day, or opens the account again. */
export function CloseDialog(props: CloseDialogProps) {
  const { account, unmatched, difference, day, onClose } = props;
  const { t } = useTranslation('financeBank');
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const until = account.closedUntil ?? null;
  const form = useAppForm<{ day: string }>({
    schema: async () => (await import('./entrySchema')).closeSchema,
    defaultValues: { day },
  });
  const done = (text: string) => {
    toast({ tone: 'success', text });
    onClose();
    dispatch(bankLinesWritten());
  };
  const save = async ({ day: chosen }: { day: string }) => {
    // An earlier day opens what was locked: that is requested.
    const earlier = until !== null && chosen < until;
    if (earlier && !(await confirmed(dayText(chosen)))) return;
    try {
      await closeUntil(String(account.id), chosen);
    } catch (thrown) {
      const error = asAppError(thrown);
      throw error.kind === 'validation'
        ? { ...error, fields: { day: Object.values(error.fields).flat() } }
        : thrown;
    }
    done(t('close.done', { day: dayText(chosen) }));
  };
  const confirmed = (to: string | null) =>
    confirm({
      title: t('close.question'),
      body: t(to === null ? 'close.bodyAll' : 'close.body', { from: to, until: dayText(until) }),
      confirmLabel: t('close.reopen'),
      danger: true,
    });
  const reopen = async () => {
    if (!(await confirmed(null))) return;
    setBusy(true);
    try {
      await closeUntil(String(account.id), null);
      done(t('close.reopened'));
    } catch (thrown) {
      notifyRefusal(thrown, t('close.refused'));
      setBusy(false);
    }
  };
  const left = [
    unmatched > 0 && t('close.leftLines', { count: unmatched }),
    difference !== null && difference !== 0 && t('close.leftDifference', { value: formatMoney(difference) }),
  ].filter((words) => words !== false);
  return (
    <FormDialog
      form={form}
      title={t('close.title', { account: account.name })}
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('close.save')}
    >
      <FieldGrid>
        {left.length > 0 && (
          <Wide>
            <Banner tone="warning" fact={left.join(' ')} text={t('close.leftText')} />
          </Wide>
        )}
        <DateField
          name="day"
          label={t('close.day')}
          helper={until === null ? t('close.help') : t('close.now', { day: dayText(until) })}
          max={today()}
          required
          autoFocus
        />
        {until !== null && (
          <Button variant="outlined" color="error" disabled={busy} onClick={() => void reopen()}>
            {t('close.reopen')}
          </Button>
        )}
      </FieldGrid>
    </FormDialog>
  );
}
