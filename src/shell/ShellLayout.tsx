import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectScope } from '@/domain/identity/selectors';
import { useRecalculationMark } from '@/modules/planning/recalculationMark';
import { StatusBanner } from '@/modules/session/components/StatusBanner';
import { usePreload } from '@/platform/connection/usePreload';
import { LeaveGuardHost } from '@/platform/forms/LeaveGuardHost';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { usePreferences } from '@/platform/preferences/preferencesSlice';
import { href } from '@/platform/routing/href';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { usePageName } from '@/platform/routing/pageName';
import { useRouteHandle } from '@/platform/routing/useRouteHandle';
import type { AppState } from '@/platform/store/appState';
import { useAppSelector } from '@/platform/store/hooks';
import { rememberPage } from './palette/recentPages';
import { ShellFrame } from './layouts/ShellFrame';
import { OverlayHost } from './overlays/OverlayHost';
import { PaletteHost } from './palette/PaletteHost';
import { SkipLink } from './SkipLink';
import { UnreadRowsNote } from './UnreadRowsNote';
import { usePageFocus } from './usePageFocus';
import { useTitleOf } from './useTitleOf';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'))
  );
}

/** `?` shows the keys, unless somebody is typing. */
function useHelpKey(): void {
  const open = useOpenOverlay();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      open('teclas');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

const loadLine = () => import('@/modules/planning/components/RecalculationLine');
const loadWords = async () => {
  await loadNamespaces(['planning']);
  return {};
};
/** The page comes first. */
const REST_MS = 1000;

/** Follows a recalculation that this browser knows of, on every page but its own. */
function RecalculationNotice() {
  const marked = useRecalculationMark();
  const { pathname } = useLocation();
  const elsewhere = marked && pathname !== href('planningProgress');
  const part = usePreload(loadLine, elsewhere, REST_MS);
  const words = usePreload(loadWords, elsewhere, REST_MS);
  return elsewhere && part && words ? <part.RecalculationLine /> : null;
}

/** Keeps the visited page for the palette's list of recent ones. */
function useRememberPage(): void {
  const titleOf = useTitleOf();
  const { pathname } = useLocation();
  const handle = useRouteHandle();
  const scope = useAppSelector(selectScope);
  const catalogued = handle ? titleOf(handle.title) : null;
  const title = usePageName() ?? catalogued;
  useEffect(() => {
    if (title && scope) rememberPage(scope, { path: pathname, title });
  }, [title, scope, pathname]);
}

/** What follows the address without showing anything: apart, so that the frame is not drawn anew with every change of it. */
function Following() {
  useHelpKey();
  usePageFocus();
  useRememberPage();
  return null;
}

const notices = (
  <>
    <StatusBanner />
    <UnreadRowsNote />
    <RecalculationNotice />
  </>
);

/** The frame of every signed-in page, in the layout that the user chose. */
export function Component() {
  const { layout, width } = usePreferences();
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  // Another customer's pages start afresh: nothing typed or loaded for the former one stays mounted.
  const scope = useSelector((state: AppState) => selectScope(state));
  // Signed out, and the sign-in page on its way: a page that is drawn anew now would ask without a token.
  if (scope === '') return null;
  return (
    <>
      <SkipLink />
      <ShellFrame key={scope} kind={layout} width={width} small={small} notices={notices} />
      <Following />
      <OverlayHost />
      <LeaveGuardHost />
      <PaletteHost />
    </>
  );
}
