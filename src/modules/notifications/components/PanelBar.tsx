import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 'none',
  minHeight: 36,
  padding: '2px 12px 2px 16px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& > span': { ...typeStep('caption'), flex: 1, color: theme.tokens.textMuted, whiteSpace: 'nowrap' },
}));

interface PanelBarProps {
  /** How many stand in the list, and how many of them are shown. */
  all: number;
  shown: number;
  filtered: boolean;
  /** Some of those shown can be marked as read. */
  canRead: boolean;
  onRead: () => void;
  onRemove: () => void;
}

/** How many are shown, and what may be done with all of them at once. */
export function PanelBar({ all, shown, filtered, canRead, onRead, onRemove }: PanelBarProps) {
  const { t } = useTranslation('notifications');
  return (
    <Bar>
      <span role="status">{filtered ? t('countOf', { count: all, shown }) : t('count', { count: all })}</span>
      {canRead && (
        <Button variant="text" size="small" onClick={onRead}>
          {t('markRead')}
        </Button>
      )}
      {filtered && shown > 0 && (
        <Button variant="text" size="small" onClick={onRemove}>
          {t('removeShown', { count: shown })}
        </Button>
      )}
    </Bar>
  );
}
