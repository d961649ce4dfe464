import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useOpenOverlayByName } from '@/platform/routing/useOpenOverlayByName';

interface FaqButtonProps {
  /** As a line of a menu, which closes first; else as an icon of the toolbar. */
  readonly onBefore?: () => void;
}

/** Opens the frequent questions; stands there once that overlay exists. */
export function FaqButton({ onBefore }: FaqButtonProps) {
  const { t } = useTranslation('shell');
  const open = useOpenOverlayByName('faq');
  if (!open) return null;
  if (onBefore) {
    const start = () => {
      onBefore();
      open();
    };
    return (
      <Button variant="text" color="inherit" startIcon={<HelpOutlineOutlined />} onClick={start}>
        {t('faq')}
      </Button>
    );
  }
  return (
    <Tooltip title={t('faq')}>
      <IconButton aria-label={t('faq')} onClick={() => open()}>
        <HelpOutlineOutlined />
      </IconButton>
    </Tooltip>
  );
}
