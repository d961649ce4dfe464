import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { openPalette } from '../palette/paletteEvents';

const Box = styled('button')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 36,
  paddingInline: 10,
  border: `1px solid ${theme.tokens.borderStrong}`,
  borderRadius: radius.control,
  color: theme.tokens.toolbarMuted,
  backgroundColor: theme.tokens.surface,
  whiteSpace: 'nowrap',
  cursor: 'text',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '& svg': { fontSize: 20 },
}));

const Key = styled('kbd')(({ theme }) => ({
  ...typeStep('micro'),
  fontFamily: 'inherit',
  padding: '2px 6px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.cell,
  color: theme.tokens.textMuted,
  backgroundColor: theme.tokens.surfaceSunken,
}));

/** Opens the command palette; looks like the search box it leads to. */
export function PaletteButton({ compact }: { compact: boolean }) {
  const { t } = useTranslation('shell');
  if (compact) {
    return (
      <IconButton aria-label={t('palette.open')} onClick={openPalette}>
        <SearchOutlined />
      </IconButton>
    );
  }
  return (
    <Box type="button" aria-label={t('palette.open')} aria-keyshortcuts="Control+K" onClick={openPalette}>
      <SearchOutlined aria-hidden />
      {t('palette.button')}
      <Key>{t('palette.key')}</Key>
    </Box>
  );
}
