import { usePreload } from '@/platform/connection/usePreload';
import { useAppSelector } from '@/platform/store/hooks';
import { selectSession } from '../sessionSlice';

const dialogs = () => import('../dialogs/SessionDialogs');
const questions = () => import('../leaveQuestions');

/** What the session lays over every page: sign-in in place, and the question which customer this tab is for. */
export function SessionOverlays() {
  const { phase, locked, reentry, otherCustomer } = useAppSelector(selectSession);
  const urgent = locked || reentry || otherCustomer !== null;
  // In memory soon after the entry, yet not in the way of the page that is just opening.
  const part = usePreload(dialogs, phase === 'signedIn', urgent ? 0 : 1500);
  // Who leaves without a network is asked about what was not sent.
  usePreload(questions, phase === 'signedIn', 1500);
  return part && <part.SessionDialogs />;
}
