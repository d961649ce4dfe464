import { useWatch } from 'react-hook-form';
import type { NoticeValues } from '../noticeForm';
import { useTranslation } from 'react-i18next';
import { NoticeTag } from './NoticeTag';

/** The tag as its readers will see it, in the theme of who writes it. */
export function TagPreview() {
  const { t } = useTranslation('home');
  const [tag, colorTag] = useWatch<NoticeValues, ['tag', 'colorTag']>({ name: ['tag', 'colorTag'] });
  if (!tag?.trim()) return null;
  return (
    <>
      {t('notices.form.preview')}: <NoticeTag tag={tag} colour={colorTag} />
    </>
  );
}
