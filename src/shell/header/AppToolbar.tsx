import MenuOutlined from '@mui/icons-material/MenuOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { layout } from '@/platform/theme/tokens';
import { Logo } from '@/platform/ui/Logo';
import { HOME_PATH } from '@/modules/session/rules/entryPaths';
import { NavDrawer } from '../nav/NavDrawer';
import { PageLink } from '@/platform/routing/pageLink';
import { AssistButton } from './AssistButton';
import { FaqButton } from './FaqButton';
import { HelpVideoButton } from './HelpVideoButton';
import { LanguageSwitch } from './LanguageSwitch';
import { NotificationsButton } from './NotificationsButton';
import { PaletteButton } from './PaletteButton';
import { UserMenu } from './userMenu/UserMenu';

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

const Side = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });

const LogoLink = styled(PageLink)({ display: 'inline-flex', textDecoration: 'none', borderRadius: 8 });

interface AppToolbarProps {
  /** The navigation is a rail beside this bar already. */
  hasSideNav: boolean;
}

/** The toolbar of every signed-in page: help and language at the left, the logo truly centred, the rest at the right. */
export function AppToolbar({ hasSideNav }: AppToolbarProps) {
  const { t } = useTranslation('shell');
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const tiny = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [navOpen, setNavOpen] = useState(false);
  const menuButton = small || !hasSideNav;
  return (
    <Bar>
      <Side>
        {menuButton && small && (
          <IconButton aria-label={t('nav.open')} aria-expanded={navOpen} onClick={() => setNavOpen(true)}>
            <MenuOutlined />
          </IconButton>
        )}
        {!tiny && <HelpVideoButton compact={small} />}
        {!small && <LanguageSwitch />}
      </Side>
      <LogoLink to={HOME_PATH} aria-label={t('nav.home')}>
        <Logo />
      </LogoLink>
      <Side sx={{ justifyContent: 'flex-end' }}>
        {!tiny && <PaletteButton compact={small} />}
        <AssistButton compact={small} />
        {!tiny && <FaqButton />}
        <NotificationsButton />
        <UserMenu compact={small} tiny={tiny} />
      </Side>
      {small && <NavDrawer open={navOpen} onClose={() => setNavOpen(false)} />}
    </Bar>
  );
}
