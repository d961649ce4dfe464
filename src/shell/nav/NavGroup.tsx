import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { MenuGroup, MenuLeaf } from '@/domain/menu/menuTree';
import { typeStep } from '@/platform/theme/typography';
import { NavEntry } from './NavEntry';
import { navItem, NavLabel } from './navStyles';

const GroupButton = styled('button')(({ theme }) => ({
  ...navItem(theme),
  ...typeStep('caption'),
  minHeight: 36,
  paddingLeft: 28,
  font: 'inherit',
  fontSize: 12,
  color: theme.tokens.navMuted,
  '& > .chevron': { fontSize: 16, transition: 'transform 160ms' },
  '&[aria-expanded=true] > .chevron': { transform: 'rotate(180deg)' },
}));

interface NavGroupProps {
  group: MenuGroup;
  active: MenuLeaf | null;
  /** Open until it is folded; a group that holds the present page is open too. */
  unfolded: boolean;
  onFollow: () => void;
}

/** The entries of a parent menu, under its name, which folds them away. */
export function NavGroup({ group, active, unfolded, onFollow }: NavGroupProps) {
  const listId = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? (unfolded || group.leaves.some(({ id }) => id === active?.id));
  return (
    <li>
      <GroupButton
        type="button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        lang={group.lang}
        onClick={() => setChosen(!open)}
      >
        <NavLabel>{group.name}</NavLabel>
        <ExpandMoreOutlined className="chevron" aria-hidden />
      </GroupButton>
      {open && (
        <ul id={listId} aria-label={group.name}>
          {group.leaves.map((leaf) => (
            <NavEntry key={leaf.id} leaf={leaf} active={leaf.id === active?.id} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </li>
  );
}
