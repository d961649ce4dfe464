import { useSelector } from 'react-redux';
import { selectScope } from '@/domain/identity/selectors';
import { StatusBanner } from '@/modules/session/components/StatusBanner';
import { LeaveGuardHost } from '@/platform/forms/LeaveGuardHost';
import type { AppState } from '@/platform/store/appState';
import { PageArea } from './layouts/PageArea';
import { OverlayHost } from './overlays/OverlayHost';
import { UnreadRowsNote } from './UnreadRowsNote';
import { usePageFocus } from './usePageFocus';

/** The frame of a page below `/app`, which the telephone's application shows: no menus and no header. */
export function Component() {
  const scope = useSelector((state: AppState) => selectScope(state));
  usePageFocus();
  if (scope === '') return null;
  return (
    <>
      <StatusBanner />
      <UnreadRowsNote />
      <PageArea key={scope} boxed={null} embedded />
      <OverlayHost />
      <LeaveGuardHost />
    </>
  );
}
