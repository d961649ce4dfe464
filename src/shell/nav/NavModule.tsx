import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { moduleLeaves } from '@/domain/menu/activePath';
import type { MenuLeaf, MenuModule } from '@/domain/menu/menuTree';
import { MenuIcon } from '@/domain/menu/MenuIcon';
import { NavEntry } from './NavEntry';
import { NavGroup } from './NavGroup';
import { navItem, NavLabel } from './navStyles';

const ModuleButton = styled('button')(({ theme }) => ({
  ...navItem(theme),
  font: 'inherit',
  fontWeight: 550,
  '& > .chevron': { fontSize: 18, transition: 'transform 160ms' },
  '&[aria-expanded=true] > .chevron': { transform: 'rotate(180deg)' },
}));

/** A module with more entries than this shows its groups folded. */
const FEW_ENTRIES = 12;

interface NavModuleProps {
  module: MenuModule;
  active: MenuLeaf | null;
  expanded: boolean;
  /** What shows was searched for: groups are open. */
  searching: boolean;
  /** The panel is open: labels and entries show, not only the icon. */
  open: boolean;
  onToggle: () => void;
  onFollow: () => void;
}

/** A module of the customer's menu: its icon on the rail, its pages below it when the panel is open. */
export function NavModule({ module, active, expanded, searching, open, onToggle, onFollow }: NavModuleProps) {
  const listId = useId();
  const holdsActive = active !== null && moduleLeaves(module).some(({ id }) => id === active.id);
  const shown = open && expanded;
  const entry = (leaf: MenuLeaf) => (
    <NavEntry key={leaf.id} leaf={leaf} active={leaf.id === active?.id} onFollow={onFollow} />
  );
  return (
    <li>
      <ModuleButton
        type="button"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-label={module.name}
        // The folded rail shows the module alone: the page of it is the current one.
        aria-current={holdsActive && !shown ? 'true' : undefined}
        lang={module.lang}
        data-active={holdsActive && !shown}
        onClick={onToggle}
      >
        <MenuIcon name={module.iconName} />
        {open && <NavLabel>{module.name}</NavLabel>}
        {open && <ExpandMoreOutlined className="chevron" aria-hidden />}
      </ModuleButton>
      {shown && (
        <ul id={listId}>
          {module.leaves.map(entry)}
          {module.groups.map((group) => (
            <NavGroup
              key={group.name}
              group={group}
              active={active}
              unfolded={searching || moduleLeaves(module).length <= FEW_ENTRIES}
              onFollow={onFollow}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
