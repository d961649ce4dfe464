import TimerOutlined from '@mui/icons-material/TimerOutlined';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import { Banner } from '@/platform/ui/Banner';
import { formatRemaining } from '../rules/countdown';
import { reentryAsked } from '../sessionSlice';

/** Tells that the session is about to run out, and lets it be continued before that. */
export function CountdownBanner({ remaining }: { readonly remaining: number }) {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  return (
    <Banner
      tone="auto"
      icon={<TimerOutlined />}
      fact={t('countdown.fact')}
      text={t('countdown.text')}
      timer={formatRemaining(remaining)}
      action={{ label: t('countdown.action'), onClick: () => dispatch(reentryAsked()) }}
    />
  );
}
