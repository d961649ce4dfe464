import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Logo } from '@/platform/ui/Logo';
import { LanguageChoice } from './LanguageChoice';

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  backgroundColor: theme.tokens.background,
  '@media print': { backgroundColor: 'transparent' },
}));

const Top = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 16,
  height: layout.toolbar,
  padding: `0 ${layout.pagePad}px`,
  borderBottom: `1px solid ${theme.tokens.toolbarBorder}`,
  backgroundColor: theme.tokens.toolbarBackground,
  [theme.breakpoints.down('sm')]: {
    gap: 8,
    padding: `0 ${layout.pagePadSmall}px`,
    '& .MuiButton-root': { minWidth: 0, paddingInline: 12 },
  },
  '@media print': { display: 'none' },
}));

const Push = styled('span')({ flex: 1 });

const Main = styled('main')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: layout.dialog.m + 2 * layout.pagePad,
  margin: '0 auto',
  padding: layout.pagePad,
  [theme.breakpoints.down('sm')]: { padding: layout.pagePadSmall },
}));

const Title = styled('h1')(({ theme }) => ({
  ...typeStep('pageTitle'),
  [theme.breakpoints.down('sm')]: typeStep('pageTitleSmall'),
}));
const Lead = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  marginTop: 4,
  color: theme.tokens.textMuted,
}));

/** A sheet of paper on the page's background. */
export const Sheet = styled('section')(({ theme }) => ({
  marginTop: 16,
  padding: 24,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  [theme.breakpoints.down('sm')]: { padding: 16 },
  '@media print': { border: 0, padding: 0 },
}));

interface PublicFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** At the right of the bar, after the language. */
  readonly action?: ReactNode;
}

/** The frame of the screens before the application that hold more than a small form. */
export function PublicFrame({ title, lead, children, action }: PublicFrameProps) {
  return (
    <Page>
      <Top>
        <Logo />
        <Push />
        <LanguageChoice />
        {action}
      </Top>
      <Main>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
        {children}
      </Main>
    </Page>
  );
}
