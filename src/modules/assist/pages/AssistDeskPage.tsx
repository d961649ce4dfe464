import { useTranslation } from 'react-i18next';
import { PageHead } from '@/platform/ui/PageHead';

/** The desk of the support assistants. */
export function Component() {
  const { t } = useTranslation('assist');
  return <PageHead title={t('titles.desk')} />;
}
