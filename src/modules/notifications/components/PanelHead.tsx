import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { IconAction } from '@/platform/ui/IconAction';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 56,
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& h2': { ...theme.typography.h2, flex: 1, minWidth: 0, margin: 0 },
  '& h2:focus': { outline: 'none' },
}));

interface PanelHeadProps {
  titleId: string;
  /** Nothing stands in the list. */
  empty: boolean;
  onClear: () => void;
  onClose: () => void;
}

/** Title and what the bell's panel leads to: preferences, devices, clear all. */
export function PanelHead({ titleId, empty, onClear, onClose }: PanelHeadProps) {
  const { t } = useTranslation('notifications');
  const open = useOpenOverlay();
  return (
    <Head>
      <h2 id={titleId} tabIndex={-1}>
        {t('title')}
      </h2>
      <IconAction
        label={t('preferences')}
        icon={<TuneOutlined />}
        onClick={() => open('notificacoes-configuracao')}
      />
      <IconAction
        label={t('devices.title')}
        icon={<DevicesOutlined />}
        onClick={() => open('notificacoes-dispositivos')}
      />
      <IconAction
        label={t('clearAll')}
        icon={<DeleteSweepOutlined />}
        disabledReason={empty ? t('nothingToClear') : undefined}
        onClick={onClear}
      />
      <IconAction label={t('close')} icon={<CloseOutlined />} onClick={onClose} />
    </Head>
  );
}
