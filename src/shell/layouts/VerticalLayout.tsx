import { styled } from '@mui/material/styles';
import { layout } from '@/platform/theme/tokens';
import { AppToolbar } from '../header/AppToolbar';
import { SideNav } from '../nav/SideNav';
import { PageArea } from './PageArea';
import type { LayoutProps } from './layoutProps';

const Frame = styled('div')({ display: 'flex', minHeight: '100dvh' });
const Column = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

/** The default: navigation folded at the left over the full height, toolbar fixed beside it, content at full width. */
export function VerticalLayout({ small, width, notices }: LayoutProps) {
  return (
    <Frame>
      {!small && <SideNav />}
      <Column>
        <AppToolbar />
        {notices}
        <PageArea boxed={width === 'boxed' ? layout.boxed : null} />
      </Column>
    </Frame>
  );
}
