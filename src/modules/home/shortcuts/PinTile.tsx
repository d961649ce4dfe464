import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { MenuIcon } from '@/domain/menu/MenuIcon';
import type { MenuLeaf } from '@/domain/menu/menuTree';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { TileIcon, TileName } from './tileParts';

interface PinTileProps {
  readonly leaf: MenuLeaf;
  /** The second level of the menu that it stands under, if any. */
  readonly group: string;
  /** As it is, or as it is to be while its change is under way. */
  readonly pinned: boolean;
  readonly busy: boolean;
  readonly onToggle: () => void;
}

const Tile = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 10,
  width: '100%',
  height: '100%',
  minHeight: 56,
  padding: '8px 10px 8px 8px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.control,
  textAlign: 'left',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&[aria-pressed="true"]': { borderColor: theme.tokens.primary, backgroundColor: theme.tokens.primarySoft },
  '&[aria-disabled="true"]': { cursor: 'progress' },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 2 },
}));
const Words = styled('span')({ flex: 1, minWidth: 0 });
const Group = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.tokens.textMuted,
}));
const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  color: theme.tokens.textMuted,
  '& svg': { fontSize: 18 },
  '[aria-pressed="true"] &': { color: theme.tokens.primary },
}));

/**
 * One page, pinned or not. While its change is under way it shows what is wanted and takes no further press; it stays
 * focusable, so that a keyboard keeps its place.
 */
export function PinTile({ leaf, group, pinned, busy, onToggle }: PinTileProps) {
  const Pin = pinned ? PushPin : PushPinOutlined;
  return (
    <Tile
      aria-pressed={pinned}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      title={leaf.name}
      onClick={busy ? undefined : onToggle}
    >
      <TileIcon aria-hidden>
        <MenuIcon name={leaf.iconName} />
      </TileIcon>
      <Words>
        <TileName>{leaf.name}</TileName>
        {group && <Group>{group}</Group>}
      </Words>
      <Mark aria-hidden>{busy ? <CircularProgress size={16} color="inherit" /> : <Pin />}</Mark>
    </Tile>
  );
}
