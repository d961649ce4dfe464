import { useAppSelector } from '@/platform/store/hooks';
import { selectSession } from '../sessionSlice';
import { OtherCustomerDialog } from './OtherCustomerDialog';
import { ReentryDialog } from './ReentryDialog';

/** The dialogs that stand over whatever page is open. Signing in comes first: without it no choice can be carried out. */
export function SessionDialogs() {
  const { phase, locked, reentry, otherCustomer } = useAppSelector(selectSession);
  if (phase !== 'signedIn') return null;
  if (locked || reentry) return <ReentryDialog />;
  return otherCustomer ? <OtherCustomerDialog /> : null;
}
