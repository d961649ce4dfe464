import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSelector } from 'react-redux';
import { selectScope } from '@/domain/identity/selectors';
import { StatusBanner } from '@/modules/session/components/StatusBanner';
import { LeaveGuardHost } from '@/platform/forms/LeaveGuardHost';
import { usePreferences } from '@/platform/preferences/preferencesSlice';
import type { AppState } from '@/platform/store/appState';
import { ShellFrame } from './layouts/ShellFrame';
import { OverlayHost } from './overlays/OverlayHost';
import { useHelpKey } from './overlays/useHelpKey';
import { PaletteHost } from './palette/PaletteHost';
import { useRememberPage } from './palette/useRememberPage';
import { RecalculationNotice } from './RecalculationNotice';
import { SkipLink } from './SkipLink';
import { usePageFocus } from './usePageFocus';

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
