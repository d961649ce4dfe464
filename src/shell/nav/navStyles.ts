import { styled } from '@mui/material/styles';
import { layout, motion, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

/** Room the navigation takes in the page: the rail, or its full width when pinned. */
export const NavSpace = styled('div')<{ pinned: boolean }>(({ pinned }) => ({
  flex: 'none',
  width: pinned ? layout.nav : layout.navFolded,
  '@media print': { display: 'none' },
}));

export const NavPanel = styled('nav', { shouldForwardProp: (prop) => prop !== 'open' })<{ open: boolean }>(
  ({ theme, open }) => ({
    position: 'fixed',
    insetBlock: 0,
    left: 0,
    zIndex: theme.zIndex.appBar + 100,
    display: 'flex',
    flexDirection: 'column',
    width: open ? layout.nav : layout.navFolded,
    overflow: 'hidden',
    color: theme.tokens.navText,
    backgroundColor: theme.tokens.navBackground,
    borderRight: `1px solid ${theme.tokens.navBorder}`,
    transition: `width ${motion.ms.nav}ms ${motion.easeOut}`,
    '@media print': { display: 'none' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    '& :focus-visible': { outlineColor: theme.tokens.focusRingOnNav, outlineOffset: -2 },
  }),
);

export const NavScroll = styled('div')({
  flex: 1,
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  paddingBlock: 8,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
});

/** One line of the navigation: a link or a button. Its icon keeps its place when the panel opens. */
export const navItem = (theme: import('@mui/material/styles').Theme) =>
  ({
    ...typeStep('bodyStrong'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: 'calc(100% - 16px)',
    minHeight: theme.density.navItem,
    margin: '2px 8px',
    padding: '0 13px',
    border: 0,
    borderRadius: radius.control,
    color: theme.tokens.navText,
    background: 'none',
    textAlign: 'left',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.tokens.navHover },
    '&[data-active=true]': { color: theme.tokens.navActiveText, backgroundColor: theme.tokens.navActive },
    '&[data-active=true]::before': {
      content: '""',
      position: 'absolute',
      left: -8,
      top: 8,
      bottom: 8,
      width: 3,
      borderRadius: '0 3px 3px 0',
      backgroundColor: theme.tokens.navIndicator,
    },
    '& > svg': { flex: 'none', fontSize: 22 },
  }) as const;

export const NavLabel = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
