import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { typeStep } from '@/platform/theme/typography';
import { Banner } from '@/platform/ui/Banner';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useQuery } from '@/platform/store/useQuery';
import { WidgetCard } from '@/platform/widgets/WidgetCard';
import { customerService } from '../customersService';
import { assistOffer, customerPart, customerWritten } from './customerParts';
import type { Customer } from '../customerWire';

const Muted = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: '4px 0 16px',
  color: theme.tokens.textMuted,
}));

interface AssistProps {
  readonly customer: Customer;
  /** Null when unknown. */
  readonly hasModule: boolean | null;
}

function Assist({ customer, hasModule }: AssistProps) {
  const { t } = useTranslation('adminCustomers');
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const active = customer.eprodutorAssistActive;
  const refused = hasModule === false && !active;
  const change = async () => {
    setBusy(true);
    try {
      await customerService.saveAssist(customer.id, !active);
      toast({ tone: 'success', text: t('saved') });
      dispatch(customerWritten());
    } catch (thrown) {
      // The switch stays where it was.
      notifyRefusal(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {refused && <Banner tone="warning" fact={t('assistTab.noModule')} text={t('assistTab.noModuleText')} />}
      <FormControlLabel
        control={<Switch checked={active} disabled={busy || refused} onChange={() => void change()} />}
        label={t('assistTab.active')}
      />
      <Muted>{t(active ? 'assistTab.on' : 'assistTab.off')}</Muted>
      <Banner
        tone={customer.hasSupport ? 'success' : 'neutral'}
        icon={<SupportAgentOutlined />}
        fact={t(customer.hasSupport ? 'assistTab.supportOn' : 'assistTab.supportOff')}
        text={t('assistTab.supportText')}
      />
    </>
  );
}

/** Whether a customer may send documents to the Assist, and whether the support may enter its account. */
export function Panel({ id }: { readonly id: RowId }) {
  const { t } = useTranslation('adminCustomers');
  const answer = useQuery(customerPart, id);
  const offer = useQuery(assistOffer, id);
  return (
    <WidgetCard title={t('assistTab.title')} answer={answer} skeleton={<SkeletonBlock height={160} />}>
      {(customer) => <Assist customer={customer} hasModule={offer.data?.hasModule ?? null} />}
    </WidgetCard>
  );
}
