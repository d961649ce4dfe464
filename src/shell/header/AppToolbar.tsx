import MenuOutlined from '@mui/icons-material/MenuOutlined';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasShortMenu } from '@/domain/identity/permissions';
import { useIdentity } from '@/domain/identity/selectors';
import { usePreferences } from '@/platform/preferences/preferencesSlice';
import { layout } from '@/platform/theme/tokens';
import { BRAND } from '@/platform/ui/brand';
import { Logo } from '@/platform/ui/Logo';
import { HOME_PATH } from '@/modules/session/rules/entryPaths';
import { usePreload } from '@/platform/connection/usePreload';
import { PageLink } from '@/platform/routing/pageLink';
import { AssistButton } from './AssistButton';
import { FaqButton } from './FaqButton';
import { HelpVideoButton } from './HelpVideoButton';
import { LanguageSwitch } from './LanguageSwitch';
import { NotificationsButton } from './NotificationsButton';
import { PaletteButton } from './PaletteButton';
import { UserMenu } from './userMenu/UserMenu';

/** From this width on the words of its buttons stand in the toolbar without coming under the centred logo. */
const WORDS_FROM = 1200;

/**
 * What the toolbar has room for. `small`: no navigation beside it. `compact`: its buttons as icons. `tiny`: a telephone,
 * where most of them stand in the user menu.
 */
function useToolbarRoom(): { small: boolean; compact: boolean; tiny: boolean } {
  const { layout: kind, navPinned } = usePreferences();
  const beside = kind === 'vertical' ? (navPinned ? layout.nav : layout.navFolded) : 0;
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const tiny = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const narrow = useMediaQuery(`(max-width: ${WORDS_FROM + beside - 0.05}px)`);
  return { small, tiny, compact: small || narrow || kind === 'horizontalContainer' };
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  height: layout.toolbar,
  paddingInline: layout.pagePad,
  color: theme.tokens.toolbarText,
  backgroundColor: theme.tokens.toolbarBackground,
  borderBottom: `1px solid ${theme.tokens.toolbarBorder}`,
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: { gap: 4, paddingInline: 8 },
}));

// Only the names of user and customer give way; all else keeps its words on one line.
const Side = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > *': { flex: 'none' },
  '& > [aria-haspopup=dialog]': { flex: '0 1 auto', minWidth: 0 },
});

const LogoLink = styled(PageLink)({ display: 'inline-flex', textDecoration: 'none', borderRadius: 8 });

const navDrawer = () => import('../nav/NavDrawer');

/** The toolbar of every signed-in page: help and language at the left, the logo truly centred, the rest at the right. */
export function AppToolbar() {
  const { t } = useTranslation('shell');
  const { small, compact, tiny } = useToolbarRoom();
  const drawer = usePreload(navDrawer, small, 0);
  const [navOpen, setNavOpen] = useState(false);
  // On a telephone search and language move into the user menu, unless that holds the account link alone.
  const identity = useIdentity();
  const inMenu = tiny && identity !== null && !hasShortMenu(identity);
  return (
    <Bar>
      <Side>
        {small && (
          <IconButton aria-label={t('nav.open')} aria-expanded={navOpen} onClick={() => setNavOpen(true)}>
            <MenuOutlined />
          </IconButton>
        )}
        {!tiny && <HelpVideoButton compact={compact} />}
        {!small && <LanguageSwitch />}
      </Side>
      <LogoLink to={HOME_PATH} aria-label={`${BRAND}: ${t('nav.home')}`}>
        <Logo />
      </LogoLink>
      <Side sx={{ justifyContent: 'flex-end' }}>
        {!inMenu && <PaletteButton compact={compact} />}
        {!tiny && <AssistButton compact={compact} />}
        {!tiny && <FaqButton />}
        <NotificationsButton />
        <UserMenu compact={compact} small={small} tiny={tiny} />
      </Side>
      {drawer && <drawer.NavDrawer open={navOpen} onClose={() => setNavOpen(false)} />}
    </Bar>
  );
}
