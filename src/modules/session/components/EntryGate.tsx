import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useIdentity } from '@/domain/identity/selectors';
import type { Identity } from '@/domain/identity/identityWire';
import { useAppSelector } from '@/platform/store/hooks';
import { DESTINATION, LOGIN_PATH, nextPath, withDestination } from '../rules/entryPaths';
import { entryStep, safeDestination } from '../rules/entryStep';
import { selectSession } from '../sessionSlice';

interface EntryGateProps {
  readonly step: 'terms' | 'customer';
  readonly children: (identity: Identity) => ReactNode;
}

/** Where the user was going when a step of the entry came between. */
export function useDestination(): string | null {
  const [search] = useSearchParams();
  return safeDestination(search.get(DESTINATION));
}

/**
 * Lets a step of the entry show only to whom it concerns: not without a session, the terms only while some are to be
 * accepted, the picker not before them.
 */
export function EntryGate({ step, children }: EntryGateProps) {
  const identity = useIdentity();
  const { terms } = useAppSelector(selectSession);
  const destination = useDestination();
  if (!identity) return <Navigate to={withDestination(LOGIN_PATH, destination)} replace />;
  const hasTerms = terms !== null;
  // The picker may be opened again at any time; the terms have nothing to say once accepted.
  if (hasTerms !== (step === 'terms')) {
    return <Navigate to={nextPath(entryStep(identity, hasTerms), destination)} replace />;
  }
  return children(identity);
}
