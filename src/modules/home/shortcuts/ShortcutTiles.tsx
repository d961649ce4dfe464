import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from '@/domain/menu/MenuIcon';
import type { MenuLeaf } from '@/domain/menu/menuTree';
import { PageLink } from '@/platform/routing/pageLink';
import { radius } from '@/platform/theme/tokens';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { usePagesAhead } from './usePagesAhead';
import { TileIcon, TileName } from './tileParts';

export const TileGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const Tile = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: '100%',
  minHeight: 52,
  boxSizing: 'border-box',
  padding: 8,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.control,
  color: theme.tokens.text,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 2 },
}));

/** On a telephone so many show at first: what is under the card is wanted too. */
const FIRST = 6;

/** The pinned pages as links. A page of the former site is a full page load. */
export function ShortcutTiles({ leaves }: { readonly leaves: readonly MenuLeaf[] }) {
  const { t } = useTranslation('home');
  const small = useSmallScreen();
  const [all, setAll] = useState(false);
  const folded = small && !all && leaves.length > FIRST;
  const fetchAhead = usePagesAhead(leaves.flatMap(({ path, legacy }) => (legacy ? [] : path)));
  return (
    <>
      <TileGrid>
        {(folded ? leaves.slice(0, FIRST) : leaves).map((leaf) => (
          <li key={leaf.id}>
            <Tile
              to={leaf.path}
              legacy={leaf.legacy}
              title={leaf.name}
              onPointerEnter={() => fetchAhead(leaf.path)}
              onFocus={() => fetchAhead(leaf.path)}
            >
              <TileIcon aria-hidden>
                <MenuIcon name={leaf.iconName} />
              </TileIcon>
              <TileName>{leaf.name}</TileName>
            </Tile>
          </li>
        ))}
      </TileGrid>
      {folded && (
        <Button variant="text" fullWidth onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {t('shortcuts.all', { count: leaves.length })}
        </Button>
      )}
    </>
  );
}
