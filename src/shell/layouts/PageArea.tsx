import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { layout } from '@/platform/theme/tokens';
import { Breadcrumbs } from '../Breadcrumbs';
import { PageFailure } from '../pages/PageFailure';

export const MAIN_ID = 'conteudo';

const Main = styled('main', { shouldForwardProp: (prop) => prop !== 'boxed' })<{ boxed: number | null }>(
  ({ theme, boxed }) => ({
    flex: 1,
    minWidth: 0,
    width: '100%',
    maxWidth: boxed ?? 'none',
    marginInline: 'auto',
    padding: layout.pagePad,
    outline: 0,
    [theme.breakpoints.down('sm')]: { padding: layout.pagePadSmall },
    '@media print': { padding: 0, maxWidth: 'none' },
  }),
);

interface PageAreaProps {
  /** Greatest width of the content; null fills the window. */
  boxed: number | null;
  /** Without menus there is nothing to go up to. */
  embedded?: boolean;
}

/** Where the page stands. What breaks inside a page leaves the shell standing, with a way back. */
export function PageArea({ boxed, embedded = false }: PageAreaProps) {
  const { pathname } = useLocation();
  return (
    <Main id={MAIN_ID} tabIndex={-1} boxed={boxed}>
      {!embedded && <Breadcrumbs />}
      <ErrorBoundary
        resetKeys={[pathname]}
        FallbackComponent={PageFailure}
        onError={(error) => log.error('page broke', { error: faultOf(error) })}
      >
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </Main>
  );
}
