import { styled } from '@mui/material/styles';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

export const TileIcon = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: radius.chip,
  backgroundColor: theme.tokens.primarySoft,
  color: theme.tokens.primarySoftText,
  '& svg': { fontSize: 20 },
}));

/** Two lines at most; the whole name is the tile's title. */
export const TileName = styled('span')({
  ...typeStep('buttonSmall'),
  fontWeight: 550,
  lineHeight: '16px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
