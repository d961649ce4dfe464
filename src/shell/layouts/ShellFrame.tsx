import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Preferences } from '@/platform/preferences/preferences';
import { layout } from '@/platform/theme/tokens';
import { usePreload } from '@/platform/connection/usePreload';
import { AppToolbar } from '../header/AppToolbar';
import { SideNav } from '../nav/SideNav';
import { PageArea } from './PageArea';

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'contained' })<{ contained: boolean }>(
  ({ theme, contained }) => ({
    display: 'flex',
    minHeight: '100dvh',
    ...(contained && {
      maxWidth: layout.boxedLayout3,
      marginInline: 'auto',
      borderInline: `1px solid ${theme.tokens.border}`,
      '@media print': { maxWidth: 'none', border: 0 },
    }),
  }),
);
const Column = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

const loadTopNav = () => import('../nav/TopNav');
// Holds the bar's room until it is there.
const NavRoom = styled('div')(({ theme }) => ({ height: 47, backgroundColor: theme.tokens.navBackground }));

interface ShellFrameProps {
  /**
   * `vertical`: navigation folded at the left over the full height, toolbar beside it; `horizontal`: modules as a bar of
   * menus below the toolbar; `horizontalContainer`: the same, toolbar and content in one centred container.
   */
  readonly kind: Preferences['layout'];
  readonly width: Preferences['width'];
  /** No room for a navigation beside or above the content: it opens as a drawer. */
  readonly small: boolean;
  /** Banners that concern every page: offline, session's end, new version. */
  readonly notices: ReactNode;
}

/** One frame for all layouts: the page stays mounted, with what is typed in it, when the user chooses another. */
export function ShellFrame({ kind, width, small, notices }: ShellFrameProps) {
  const upright = kind === 'vertical';
  const contained = kind === 'horizontalContainer';
  const topNav = usePreload(loadTopNav, !upright && !small, 0);
  return (
    <Frame contained={contained}>
      {upright && !small && <SideNav />}
      <Column>
        <AppToolbar />
        {!upright && !small && (topNav ? <topNav.TopNav /> : <NavRoom />)}
        {notices}
        <PageArea boxed={width === 'boxed' && !contained ? layout.boxed : null} />
      </Column>
    </Frame>
  );
}
