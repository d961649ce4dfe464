import { useTranslation } from 'react-i18next';
import { confirm } from '@/platform/ui/confirm';

/** The one question before typed values are given up. */
export function useAskDiscard(): () => Promise<boolean> {
  const { t } = useTranslation('forms');
  return () =>
    confirm({
      title: t('discard.title'),
      body: t('discard.body'),
      confirmLabel: t('discard.confirm'),
      cancelLabel: t('discard.stay'),
      danger: true,
    });
}
