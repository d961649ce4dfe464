import { styled } from '@mui/material/styles';
import { layout } from '@/platform/theme/tokens';
import { AppToolbar } from '../header/AppToolbar';
import { TopNav } from '../nav/TopNav';
import type { LayoutProps } from './layoutProps';
import { PageArea } from './PageArea';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** Toolbar above, modules as a bar of menus below it. */
export function HorizontalLayout({ small, width, notices }: LayoutProps) {
  return (
    <Frame>
      <AppToolbar />
      {!small && <TopNav />}
      {notices}
      <PageArea boxed={width === 'boxed' ? layout.boxed : null} />
    </Frame>
  );
}
