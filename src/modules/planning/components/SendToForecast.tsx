import SendOutlined from '@mui/icons-material/SendOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { hasUnsavedChanges } from '@/platform/forms/leaveGuard';
import { href } from '@/platform/routing/href';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { tellRefusal } from '@/platform/ui/tellRefusal';
import { toast } from '@/platform/ui/toast';
import { sendToForecast } from '../planningService';

/** Makes a scenario of the cash forecast of the saved plan, one for each of its two calendar years; again: in its place. */
export function SendToForecast({ planId }: { readonly planId: number }) {
  const { t } = useTranslation('planning');
  const navigate = useNavigate();
  const holds = useHoldsMenuKey();
  const [busy, setBusy] = useState(false);
  if (!holds('NEW_CASH_FORECAST')) return null;
  const send = async () => {
    if (hasUnsavedChanges()) {
      toast({ tone: 'warning', text: t('cash.unsaved') });
      return;
    }
    setBusy(true);
    try {
      const sent = await sendToForecast(planId);
      const [first] = sent;
      toast({
        tone: 'success',
        text: t('cash.sent', { name: first?.name ?? '', years: sent.map(({ year }) => year).join(', ') }),
        ...(first && {
          action: {
            label: t('cash.open'),
            onClick: () => void navigate(href('financeForecast', {}, { ano: first.year, cenario: first.id })),
          },
        }),
      });
    } catch (thrown) {
      tellRefusal(thrown, t('cash.notSent'));
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
