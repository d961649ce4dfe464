import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import type { MenuLeaf } from '@/domain/menu/menuTree';
import { PageLink } from '@/platform/routing/pageLink';
import { MenuIcon } from '@/domain/menu/MenuIcon';
import { navItem, NavLabel } from './navStyles';

const EntryLink = styled(PageLink)(({ theme }) => ({
  ...navItem(theme),
  ...theme.typography.body2,
  minHeight: 40,
  paddingLeft: 28,
  color: theme.tokens.navMuted,
  '&:hover': { backgroundColor: theme.tokens.navHover, color: theme.tokens.navText },
  '& > svg': { flex: 'none', fontSize: 18 },
}));

interface NavEntryProps {
  leaf: MenuLeaf;
  active: boolean;
  onFollow: () => void;
}

/** A page in the navigation. A name that is cut shows whole in a tooltip. */
export function NavEntry({ leaf, active, onFollow }: NavEntryProps) {
  const label = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  return (
    <li>
      <Tooltip title={cut ? leaf.name : ''} placement="right">
        <EntryLink
          to={leaf.path}
          legacy={leaf.legacy}
          data-active={active}
          aria-current={active ? 'page' : undefined}
          onClick={onFollow}
          onMouseEnter={() => setCut((label.current?.scrollWidth ?? 0) > (label.current?.clientWidth ?? 0))}
        >
          <MenuIcon name={leaf.iconName} />
          <NavLabel ref={label} lang={leaf.lang}>
            {leaf.name}
          </NavLabel>
        </EntryLink>
      </Tooltip>
    </li>
  );
}
