import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';

export function Component() {
  const { t } = useTranslation('common');
  return <MessagePage title={t('serverError.title')} text={t('serverError.text')} />;
}
