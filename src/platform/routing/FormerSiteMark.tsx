import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

const Mark = styled('span')({
  display: 'inline-flex',
  flex: 'none',
  marginLeft: 'auto',
  opacity: 0.75,
  '& svg': { fontSize: 14 },
});

/** Says before the click that a page is still on the former site: a quiet icon, and words for screen readers. */
export function FormerSiteMark() {
  const { t } = useTranslation('common');
  return (
    <Mark title={t('formerSite')}>
      <HistoryOutlined aria-hidden />
      <VisuallyHidden>{t('formerSiteMark')}</VisuallyHidden>
    </Mark>
  );
}
