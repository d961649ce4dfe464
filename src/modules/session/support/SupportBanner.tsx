import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { UserLink } from '@/domain/identity/identityWire';
import { useAppDispatch } from '@/platform/store/hooks';
import { Banner } from '@/platform/ui/Banner';
import { toast } from '@/platform/ui/toast';
import { selectCustomer } from '../customerFlow';
import { HOME_PATH } from '../rules/entryPaths';

interface SupportBannerProps {
  readonly customerName: string;
  /** The assistant's own account, to which leaving goes back. */
  readonly own: UserLink;
}

/** Stands on every page while a support assistant is in a customer's account. */
export function SupportBanner({ customerName, own }: SupportBannerProps) {
  const { t, ready } = useTranslation('support', { useSuspense: false });
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  if (!ready) return null;
  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    const result = await dispatch(selectCustomer(own));
    setLeaving(false);
    if (selectCustomer.rejected.match(result)) toast({ tone: 'danger', text: t('leaveFailed') });
    else await navigate(HOME_PATH);
  };
  return (
    <Banner
      tone="info"
      icon={<SupportAgentOutlined />}
      fact={t('banner.fact')}
      text={t('banner.text', { name: customerName })}
      action={{ label: t('banner.leave'), onClick: () => void leave() }}
    />
  );
}
