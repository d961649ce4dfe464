import SystemUpdateAltOutlined from '@mui/icons-material/SystemUpdateAltOutlined';
import { useTranslation } from 'react-i18next';
import { waveNewVersionAway } from '@/platform/connection/newVersion';
import { Banner } from '@/platform/ui/Banner';

/** Offers the newer version. It is never taken by itself: a form may be half typed. */
export function NewVersionBanner() {
  const { t } = useTranslation('session');
  return (
    <Banner
      tone="info"
      icon={<SystemUpdateAltOutlined />}
      fact={t('newVersion.fact')}
      text={t('newVersion.text')}
      action={{ label: t('newVersion.action'), onClick: () => location.reload() }}
      onClose={waveNewVersionAway}
    />
  );
}
