import HomeOutlined from '@mui/icons-material/HomeOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { radius } from '@/platform/theme/tokens';
import { HOME_PATH } from '@/modules/session/rules/entryPaths';
import { moduleLeaves } from '@/domain/menu/activePath';
import { searchMenu } from '@/domain/menu/menuSearch';
import { PageLink } from '@/platform/routing/pageLink';
import { CustomerTile } from './CustomerTile';
import { NavModule } from './NavModule';
import { navItem, NavLabel, NavScroll } from './navStyles';
import { useMenu } from './useMenu';

const HomeLink = styled(PageLink)(({ theme }) => navItem(theme));

/** Keeps its place on the folded rail too: what lies below must not move away under a pointer that is about to press. */
const SearchBox = styled('label', { shouldForwardProp: (name) => name !== 'open' })<{ open: boolean }>(
  ({ theme, open }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 36,
    margin: '8px 12px 4px',
    paddingInline: 10,
    border: `1px solid ${open ? theme.tokens.navMuted : 'transparent'}`,
    borderRadius: radius.control,
    color: theme.tokens.navMuted,
    '&:focus-within': { outline: `2px solid ${theme.tokens.focusRingOnNav}`, outlineOffset: -1 },
    '& input': {
      flex: 1,
      minWidth: 0,
      border: 0,
      outline: 0,
      font: 'inherit',
      color: theme.tokens.navText,
      background: 'none',
    },
    '& input::placeholder': { color: theme.tokens.navMuted, opacity: 1 },
    '& svg': { flex: 'none', fontSize: 18 },
  }),
);

const NoMatch = styled('p')(({ theme }) => ({
  margin: '12px 16px',
  color: theme.tokens.navMuted,
  whiteSpace: 'normal',
}));

interface NavContentProps {
  open: boolean;
  /** A module was chosen on the folded rail: its pages show in the open panel. */
  onOpen?: () => void;
  onFollow: () => void;
}

/** What the navigation holds, on the rail, in the open panel and in the drawer of small screens alike. */
export function NavContent({ open, onOpen, onFollow }: NavContentProps) {
  const { t } = useTranslation('shell');
  const { modules, active } = useMenu();
  const { pathname } = useLocation();
  const [search, setSearch] = useState('');
  const activeModule = modules.find((module) => moduleLeaves(module).some(({ id }) => id === active?.id));
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const expanded = chosen === undefined ? activeModule?.id : chosen;
  const searching = open && search.trim() !== '';
  const shown = searching ? searchMenu(modules, search) : modules;
  const follow = () => {
    setSearch('');
    setChosen(undefined);
    onFollow();
  };
  return (
    <>
      <CustomerTile open={open} />
      {modules.length > 0 && (
        <SearchBox open={open}>
          <SearchOutlined aria-hidden />
          {open && (
            <input
              type="search"
              value={search}
              placeholder={t('nav.search')}
              aria-label={t('nav.search')}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </SearchBox>
      )}
      <NavScroll>
        <ul>
          {!searching && (
            <li>
              <HomeLink
                to={HOME_PATH}
                data-active={pathname === HOME_PATH}
                aria-current={pathname === HOME_PATH ? 'page' : undefined}
                aria-label={t('nav.home')}
                onClick={follow}
              >
                <HomeOutlined aria-hidden />
                {open && <NavLabel>{t('nav.home')}</NavLabel>}
              </HomeLink>
            </li>
          )}
          {shown.map((module) => (
            <NavModule
              key={module.id}
              module={module}
              active={active}
              open={open}
              searching={searching}
              expanded={searching || expanded === module.id}
              onToggle={() => {
                setChosen(open && expanded === module.id ? null : module.id);
                if (!open) onOpen?.();
              }}
              onFollow={follow}
            />
          ))}
        </ul>
        {searching && shown.length === 0 && <NoMatch role="status">{t('nav.noMatch')}</NoMatch>}
      </NavScroll>
    </>
  );
}
