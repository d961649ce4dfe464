import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { useTranslation } from 'react-i18next';
import { Banner } from '@/platform/ui/Banner';

/** Tells since when nothing comes through. Gone by itself when the connection is back. */
export function OfflineBanner({ since }: { readonly since: number }) {
  const { t, i18n } = useTranslation('session');
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(since);
  return (
    <Banner
      tone="neutral"
      icon={<CloudOffOutlined />}
      fact={t('offline.since', { time })}
      text={t('offline.text')}
    />
  );
}
