import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { useTranslation } from 'react-i18next';
import { formatTimeOfDay } from '@/platform/format/instant';
import { Banner } from '@/platform/ui/Banner';

/** Tells since when nothing comes through. Gone by itself when the connection is back. */
export function OfflineBanner({ since }: { readonly since: number }) {
  const { t } = useTranslation('session');
  const time = formatTimeOfDay(new Date(since).toISOString());
  return (
    <Banner
      tone="neutral"
      icon={<CloudOffOutlined />}
      fact={t('offline.since', { time })}
      text={t('offline.text')}
    />
  );
}
