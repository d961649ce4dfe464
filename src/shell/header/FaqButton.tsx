import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useOpenOverlayByName } from '@/platform/routing/useOpenOverlayByName';

/** Opens the frequent questions; stands there once that overlay exists. */
export function FaqButton() {
  const { t } = useTranslation('shell');
  const open = useOpenOverlayByName('faq');
  if (!open) return null;
  return (
    <Tooltip title={t('faq')}>
      <IconButton aria-label={t('faq')} onClick={() => open()}>
        <HelpOutlineOutlined />
      </IconButton>
    </Tooltip>
  );
}
