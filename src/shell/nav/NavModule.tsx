import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { typeStep } from '@/platform/theme/typography';
import { moduleLeaves } from '@/domain/menu/activePath';
import type { MenuLeaf, MenuModule } from '@/domain/menu/menuTree';
import { menuIcon } from '@/domain/menu/menuIcons';
import { NavEntry } from './NavEntry';
import { navItem, NavLabel } from './navStyles';

const ModuleButton = styled('button')(({ theme }) => ({
  ...navItem(theme),
  font: 'inherit',
  fontWeight: 550,
  '& > .chevron': { fontSize: 18, transition: 'transform 160ms' },
  '&[aria-expanded=true] > .chevron': { transform: 'rotate(180deg)' },
}));

const GroupName = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  padding: '10px 16px 4px 28px',
  color: theme.tokens.navMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}));

interface NavModuleProps {
  module: MenuModule;
  active: MenuLeaf | null;
  expanded: boolean;
  /** The panel is open: labels and entries show, not only the icon. */
  open: boolean;
  onToggle: () => void;
  onFollow: () => void;
}

/** A module of the customer's menu: its icon on the rail, its pages below it when the panel is open. */
export function NavModule({ module, active, expanded, open, onToggle, onFollow }: NavModuleProps) {
  const Icon = menuIcon(module.iconName);
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
        aria-current={holdsActive && !shown ? 'true' : undefined}
        data-active={holdsActive && !shown}
        onClick={onToggle}
      >
        <Icon aria-hidden />
        {open && <NavLabel>{module.name}</NavLabel>}
        {open && <ExpandMoreOutlined className="chevron" aria-hidden />}
      </ModuleButton>
      {shown && (
        <ul id={listId}>
          {module.leaves.map(entry)}
          {module.groups.map((group) => (
            <li key={group.name}>
              <GroupName id={`${listId}-${group.name}`}>{group.name}</GroupName>
              <ul aria-labelledby={`${listId}-${group.name}`}>{group.leaves.map(entry)}</ul>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
