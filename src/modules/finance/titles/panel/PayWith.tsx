import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, today } from '@/platform/format/date';
import { formatMoney } from '@/platform/format/money';
import { InputBox } from '@/platform/forms/InputBox';
import { useAppDispatch } from '@/platform/store/hooks';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { CopyLine } from '../components/CopyLine';
import type { Texts } from '../components/titleLook';
import { formatSlipLine, readSlipLine, slipDigits } from '../rules/slipLine';
import type { TitleDetail } from '../rules/titleRow';
import { slipLineSaved } from '../titlesSlice';
import { Facts, PartHead } from './panelParts';

/** Where a slip asks for another amount or day than its title; '' where they agree, or the slip leaves it open. */
function difference(line: string, title: TitleDetail, t: Texts): string {
  const slip = readSlipLine(line, today());
  if (!slip) return '';
  const value = slip.value !== null && slip.value !== title.value ? formatMoney(slip.value) : '';
  const day = slip.dueDate !== null && slip.dueDate !== title.dueDate ? formatDate(slip.dueDate) : '';
  if (value && day) return t('slip.both', { value, date: day });
  if (value) return t('slip.value', { value });
  return day ? t('slip.day', { date: day }) : '';
}

interface PayWithProps {
  readonly title: TitleDetail;
}

/** The line of a title's bank slip is kept here, whatever its document: it comes later than the invoice. */
function SlipForm({ title }: PayWithProps) {
  const { t } = useTranslation('financeTitles');
  const dispatch = useAppDispatch();
  const [text, setText] = useState(formatSlipLine(title.slipLine));
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState(false);
  const digits = slipDigits(text);
  const wrong = digits !== '' && readSlipLine(digits, today()) === null;
  const save = async () => {
    setChecked(true);
    if (wrong) return;
    setBusy(true);
    try {
      await dispatch(slipLineSaved(title.id, digits || null));
      toast({ tone: 'success', text: t('form.saved') });
    } catch (thrown) {
      notifyRefusal(thrown, t('slip.refused'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <InputBox
        label={t('form.slipLine')}
        text={text}
        onText={(event) => setText(event.target.value)}
        onBlur={() => setChecked(true)}
        error={checked && wrong ? t('slip.wrong') : undefined}
        helper={t('slip.hint')}
        live
        input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 70 }}
      />
      {digits !== title.slipLine && (
        <LoadingButton variant="outlined" size="small" busy={busy} onClick={() => void save()}>
          {t('slip.save')}
        </LoadingButton>
      )}
    </>
  );
}

/** With what a title is paid: the line of its slip, the key of its partner. */
export function PayWith({ title }: PayWithProps) {
  const { t } = useTranslation('financeTitles');
  const differs = difference(title.slipLine, title, t);
  return (
    <section aria-label={t('panel.payWith')}>
      <PartHead>{t('panel.payWith')}</PartHead>
      <Facts>
        {title.partnerPixKey && (
          <>
            <dt>{t('panel.pixKey')}</dt>
            <dd>
              <CopyLine name={t('panel.pixKey')} shown={title.partnerPixKey} value={title.partnerPixKey} />
            </dd>
          </>
        )}
        {title.slipLine && (
          <>
            <dt>{t('form.slipLine')}</dt>
            <dd>
              <CopyLine
                name={t('form.slipLine')}
                shown={formatSlipLine(title.slipLine)}
                value={title.slipLine}
              />
            </dd>
          </>
        )}
      </Facts>
      {differs && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {differs}
        </Alert>
      )}
      <div style={{ marginTop: 12 }}>
        <SlipForm key={title.slipLine} title={title} />
      </div>
    </section>
  );
}
