import { useTranslation } from 'react-i18next';
import { PageHead } from '@/platform/ui/PageHead';

/** One document: its files beside the entry. */
export function Component() {
  const { t } = useTranslation('assist');
  return (
    <div data-first-page>
      <PageHead title={t('titles.document')} />
    </div>
  );
}
