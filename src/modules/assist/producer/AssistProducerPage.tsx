import { useTranslation } from 'react-i18next';
import { PageHead } from '@/platform/ui/PageHead';

/** The producer sends documents and follows them. */
export function Component() {
  const { t } = useTranslation('assist');
  return <PageHead title={t('titles.producer')} />;
}
