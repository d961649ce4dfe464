import SendOutlined from '@mui/icons-material/SendOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { hasUnsavedChanges } from '@/platform/forms/leaveGuard';
import { href } from '@/platform/routing/href';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { sendToForecast } from '../planningService';

interface SendToForecastProps {
  readonly planId: number;
  /** Numbers of its newest version and of the one that is approved; null where there is none. */
  readonly newest: number | null;
  readonly approved: number | null;
}

/**
 * Makes a scenario of the cash forecast over the plan's crop year; again: in its place. Like the
 * comparison with what came, the forecast goes by the version that is approved, while one is.
 */
export function SendToForecast({ planId, newest, approved }: SendToForecastProps) {
  const { t } = useTranslation('planning');
  const navigate = useNavigate();
  const holds = useHoldsMenuKey();
  const [busy, setBusy] = useState(false);
  if (!holds('NEW_CASH_FORECAST')) return null;
  const send = async () => {
    // What is typed is no part of the version that was approved.
    if (approved === null && hasUnsavedChanges()) {
      toast({ tone: 'warning', text: t('cash.unsaved') });
      return;
    }
    setBusy(true);
    try {
      const sent = await sendToForecast(planId, approved ?? newest);
      const [first] = sent;
      toast({
        tone: 'success',
        text: [
          t('cash.sent', {
            name: first?.name ?? '',
            years: [...new Set(sent.flatMap(({ years }) => years))].join('/'),
          }),
          ...(approved === null ? [] : [t('cash.version', { number: approved })]),
        ].join(' '),
        ...(first && {
          action: {
            label: t('cash.open'),
            onClick: () => void navigate(href('financeForecast', {}, { cenario: first.id })),
          },
        }),
      });
    } catch (thrown) {
      notifyRefusal(thrown, t('cash.notSent'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <LoadingButton
      type="button"
      size="small"
      variant="outlined"
      busy={busy}
      startIcon={<SendOutlined />}
      onClick={() => void send()}
    >
      {t('cash.send')}
    </LoadingButton>
  );
}
