import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatTimeOfDay } from '@/platform/format/instant';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';

const Root = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.tokens.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

/** The clock's time of the last good answer; empty before the first. */
export function updatedTime(loadedAt: number | null): string {
  return loadedAt === null ? '' : formatTimeOfDay(new Date(loadedAt).toISOString());
}

interface DeskAsideProps {
  /** Time of the last good answer, milliseconds. */
  readonly loadedAt: number | null;
  readonly onRefresh: () => void;
}

/** When the desk was last brought up to date, and the button that does it now. */
export function DeskAside({ loadedAt, onRefresh }: DeskAsideProps) {
  const { t } = useTranslation('assist');
  const small = useSmallScreen();
  const time = updatedTime(loadedAt);
  return (
    <Root>
      {time && !small && <span>{t('desk.updatedAt', { time })}</span>}
      <IconAction label={t('desk.refresh')} icon={<RefreshOutlined />} onClick={onRefresh} />
    </Root>
  );
}
