import { useIdentity } from '@/domain/identity/selectors';

/** The user of the session, as documents name their assistants. */
export function useAssistantId(): number {
  return Number(useIdentity()?.id ?? NaN);
}
