import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import ListSubheader from '@mui/material/ListSubheader';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { typeStep } from '@/platform/theme/typography';
import { HOME_PATH } from '@/modules/session/rules/entryPaths';
import { moduleLeaves } from '@/domain/menu/activePath';
import type { MenuLeaf, MenuModule } from '@/domain/menu/menuTree';
import { PageLink } from '@/platform/routing/pageLink';
import { MenuIcon } from '@/domain/menu/MenuIcon';
import { useMenu } from './useMenu';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  // A further line shows what scrolling would hide.
  flexWrap: 'wrap',
  flex: 'none',
  paddingInline: 12,
  color: theme.tokens.navText,
  backgroundColor: theme.tokens.navBackground,
  '@media print': { display: 'none' },
  '& :focus-visible': { outlineColor: theme.tokens.focusRingOnNav, outlineOffset: -2 },
}));

const item = (theme: import('@mui/material/styles').Theme) =>
  ({
    ...typeStep('bodyStrong'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    flex: 'none',
    height: 44,
    paddingInline: 10,
    border: 0,
    borderBottom: '3px solid transparent',
    color: theme.tokens.navText,
    background: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.tokens.navHover },
    '&[data-active=true]': {
      color: theme.tokens.navActiveText,
      borderBottomColor: theme.tokens.navIndicator,
    },
    '& svg': { fontSize: 20 },
  }) as const;

const HomeItem = styled(PageLink)(({ theme }) => item(theme));
const ModuleItem = styled('button')(({ theme }) => item(theme));

interface ModuleMenuProps {
  module: MenuModule;
  active: MenuLeaf | null;
}

function ModuleMenu({ module, active }: ModuleMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const holdsActive = moduleLeaves(module).some(({ id }) => id === active?.id);
  const entry = (leaf: MenuLeaf) => (
    <MenuItem
      key={leaf.id}
      component={PageLink}
      to={leaf.path}
      legacy={leaf.legacy}
      selected={leaf.id === active?.id}
      onClick={close}
    >
      <ListItemIcon>
        <MenuIcon name={leaf.iconName} fontSize="small" />
      </ListItemIcon>
      <span lang={leaf.lang}>{leaf.name}</span>
    </MenuItem>
  );
  return (
    <>
      <ModuleItem
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-active={holdsActive}
        aria-current={holdsActive ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span lang={module.lang}>{module.name}</span>
        <ExpandMoreOutlined aria-hidden />
      </ModuleItem>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {module.leaves.map(entry)}
        {module.groups.flatMap((group) => [
          <ListSubheader key={group.name} role="presentation" lang={group.lang}>
            {group.name}
          </ListSubheader>,
          ...group.leaves.map(entry),
        ])}
      </Menu>
    </>
  );
}

/** The navigation of the horizontal layouts: home and one menu for each module. */
export function TopNav() {
  const { t } = useTranslation('shell');
  const { modules, active } = useMenu();
  const { pathname } = useLocation();
  return (
    <Bar aria-label={t('navigation')}>
      <HomeItem
        to={HOME_PATH}
        data-active={pathname === HOME_PATH}
        aria-current={pathname === HOME_PATH ? 'page' : undefined}
      >
        <MenuIcon name="HomeOutlined" />
        {t('nav.home')}
      </HomeItem>
      {modules.map((module) => (
        <ModuleMenu key={module.id} module={module} active={active} />
      ))}
    </Bar>
  );
}
