import { styled } from '@mui/material/styles';
import { layout } from '@/platform/theme/tokens';
import { AppToolbar } from '../header/AppToolbar';
import { TopNav } from '../nav/TopNav';
import type { LayoutProps } from './layoutProps';
import { PageArea } from './PageArea';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  maxWidth: layout.boxedLayout3,
  minHeight: '100dvh',
  marginInline: 'auto',
  borderInline: `1px solid ${theme.tokens.border}`,
  '@media print': { maxWidth: 'none', border: 0 },
}));

/** The horizontal layout, toolbar and content together in one centred container. */
export function HorizontalContainerLayout({ small, notices }: LayoutProps) {
  return (
    <Frame>
      <AppToolbar />
      {!small && <TopNav />}
      {notices}
      <PageArea boxed={null} />
    </Frame>
  );
}
