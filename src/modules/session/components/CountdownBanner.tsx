import TimerOutlined from '@mui/icons-material/TimerOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import { Banner } from '@/platform/ui/Banner';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { formatRemaining, spokenMinutes } from '../rules/countdown';
import { reentryRequested } from '../sessionSlice';

/** Tells that the session is about to run out, and lets it be continued before that. */
export function CountdownBanner({ remaining }: { readonly remaining: number }) {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const [atFirst] = useState(remaining);
  const spoken = t('countdown.said', { count: spokenMinutes(atFirst, remaining) });
  return (
    <Banner
      tone="auto"
      icon={<TimerOutlined />}
      fact={t('countdown.fact')}
      text={
        <>
          {t('countdown.text')} <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      }
      timer={formatRemaining(remaining)}
      action={{ label: t('countdown.action'), onClick: () => dispatch(reentryRequested()) }}
    />
  );
}
