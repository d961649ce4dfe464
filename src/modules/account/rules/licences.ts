import type { CurrentCustomer } from '@/domain/identity/identityWire';
import type { LicenceRow } from '../accountWire';

const SUPPORT_EMAIL = import.meta.env.VITE_SUPPORT_USER_EMAIL ?? '';

/** Licence types whose owner gives others only the own profile, and edits no user. */
const OWN_PROFILE_TYPES: readonly (number | null | undefined)[] = [8, 9];

/** The rows without the platform's support user, who is in no list and no count; and without rows of no user. */
function withoutSupport(rows: readonly LicenceRow[], supportEmail: string): LicenceRow[] {
  const support = supportEmail.trim().toLowerCase();
  return rows.filter(({ user }) => user && (support === '' || user.email?.toLowerCase() !== support));
}

/** Licences in use: only a user who confirmed the e-mail has one. */
export function grantedLicences(users: readonly LicenceRow[], supportEmail = SUPPORT_EMAIL): LicenceRow[] {
  return withoutSupport(users, supportEmail).filter(({ user }) => user.emailConfirmed);
}

/** Licences that wait: users without a confirmed e-mail, in whichever of the lists they come, each once. */
export function pendingLicences(
  pending: readonly LicenceRow[],
  users: readonly LicenceRow[],
  supportEmail = SUPPORT_EMAIL,
): LicenceRow[] {
  const waiting = withoutSupport([...pending, ...users], supportEmail).filter(
    ({ user }) => !user.emailConfirmed,
  );
  return [...new Map(waiting.map((row) => [row.id, row])).values()];
}

/** A count of licences as it is shown: '03', '12', '104'. */
export function licenceCount(count: number): string {
  return String(Math.max(0, count)).padStart(2, '0');
}

export const isLocked = ({ user }: LicenceRow): boolean => !user.isEditDelete;

/** Whether the viewer may change what this user may do. */
export function mayEdit(row: LicenceRow, viewer: CurrentCustomer | null): boolean {
  return !isLocked(row) && viewer !== null && !OWN_PROFILE_TYPES.includes(viewer.profile.licenceType);
}

/** Free accounts cannot invite. */
export function mayInvite(viewer: CurrentCustomer | null): boolean {
  return viewer !== null && !viewer.customer.isFreeAccount;
}

/** The only profile that this viewer may give; null where there is a choice. */
export function fixedProfile(viewer: CurrentCustomer | null): { id: number; name: string } | null {
  if (!viewer || !OWN_PROFILE_TYPES.includes(viewer.profile.licenceType)) return null;
  const { id, name } = viewer.profile;
  return id === null ? null : { id, name };
}
