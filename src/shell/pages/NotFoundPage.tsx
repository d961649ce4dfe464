import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';

export function Component() {
  const { t } = useTranslation('shell');
  return <MessagePage title={t('notFound.title')} text={t('notFound.text')} />;
}
