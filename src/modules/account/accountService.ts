import { assumed, http } from '@/platform/http/http';
import { formatGroupedCode } from '@/platform/format/groupedCode';
import type { RowId } from '@/platform/store/resourceState';
import type { ConsultantValues, InvitationValues, PasswordValues } from './accountSchemas';
import {
  AccountManager,
  Invitation,
  LicenceRow,
  Licences,
  PasswordAnswer,
  PermissionTrees,
  ProfileOption,
  ProfileType,
  ServiceClassification,
} from './accountWire';

// Refused, the dialog or the part of the page says so; the page stays.
const inDialog = { contained: true } as const;

/** Everybody who is linked to the current customer. */
export const users = (signal: AbortSignal) =>
  http.list(assumed('/User/GetUserAccount'), { signal, shape: LicenceRow });

/** Licences that wait for their user, of all customers; for the platform's staff. */
export const pendingOfAll = (signal: AbortSignal) =>
  http.list(assumed('/User/GetUserPending'), { signal, shape: LicenceRow });

/** Licences of the current customer that wait for their user. */
export const pendingOfCustomer = (signal: AbortSignal) =>
  http.list(assumed('/User/GetUserPendingByCustomer'), { signal, shape: LicenceRow });

/** How many licences the current customer may still give. */
export const licencesAvailable = (signal: AbortSignal) =>
  http.get(assumed('/User/GetLicensesAvailable'), { ...inDialog, signal, shape: Licences });

export interface ProfileQuestion {
  /** Licence type 1 reads its profiles from a call of its own. */
  viewerType: number | null;
  /** Asks besides for the profiles that use no licence of the customer: those of consultants. */
  withFree?: boolean;
}

/** The profiles that an invitation may give; none of them administers the account. */
export function profileOptions(
  { viewerType, withFree = false }: ProfileQuestion,
  signal: AbortSignal,
): Promise<ProfileOption[]> {
  const options = { ...inDialog, signal, shape: ProfileOption };
  const withoutAdmin = true;
  if (viewerType === 1)
    return http.list('/ProfilePatternPermission/GetLicenseTypeMaster', {
      ...options,
      params: { withoutAdmin },
    });
  return http.list('/ProfilePatternPermission/GetLicenseType', {
    ...options,
    params: { withoutAdmin, ...(withFree ? { getFreeLicenseOption: true } : {}) },
  });
}

/** Whether the current customer has a module, by its key. */
export async function customerHasModule(key: string, signal: AbortSignal): Promise<boolean> {
  const answer = await http.get<unknown>('/Module/CustomerHasModule', {
    ...inDialog,
    params: { moduleConstantFilter: key },
    signal,
  });
  // Anything but a plain no leaves the choice to the server that takes the invitation.
  return answer !== false && answer !== 'false';
}

/** What the kinds of licence are called. */
export const profileTypes = (signal: AbortSignal) =>
  http.list(assumed('/User/GetProfileType'), { ...inDialog, signal, shape: ProfileType });

/** What a profile may be given, of the modules that the current customer has. */
export const permissionTrees = (profileId: RowId, signal: AbortSignal) =>
  http.get('/ProfilePatternPermission/GetHierarchicalMenuByLicenseType', {
    ...inDialog,
    params: { profileId, isFilterModule: true },
    signal,
    shape: PermissionTrees,
  });

export const invitation = (id: RowId, signal: AbortSignal) =>
  http.get(assumed('/User/GetUserLinkedToCustomerById'), {
    ...inDialog,
    params: { id },
    signal,
    shape: Invitation,
  });

/** Invites a user; with an id, changes what the invited user may do. A new one has the id 0. */
export function saveInvitation(values: InvitationValues, id: RowId | null): Promise<unknown> {
  if (id === null) return http.post(assumed('/User/CreateInvited'), { id: 0, ...values });
  return http.put(assumed('/User/EditInvited'), { id, ...values }, { params: { id } });
}

export function inviteConsultant({ code, ...values }: ConsultantValues): Promise<unknown> {
  return http.post(assumed('/User/SendAgroCenterConsultantSolicitation'), {
    code: formatGroupedCode(code),
    ...values,
  });
}

/** Takes a user's licence away. The server does so by a GET. */
export function removeUser(id: RowId): Promise<unknown> {
  return http.get(assumed(`/User/DeleteJson/${id}`));
}

/** Lets a pending licence count although its e-mail was not confirmed. */
export function releaseLicence(id: RowId): Promise<unknown> {
  return http.get(assumed('/User/ReleaseJson'), { params: { id } });
}

/** Sends the invitation's e-mail again: the platform's staff for anybody, others for their own customer. */
export function resendEmail(id: RowId, ofAll: boolean): Promise<unknown> {
  if (ofAll) return http.post(assumed('/User/ForwardEmail'), { id });
  return http.post(assumed('/User/ForwardEmailByCustome'), { id });
}

/** Changes the password; a refusal comes with status 200 too, in the answer. */
export async function changePassword(
  userId: string,
  values: PasswordValues,
): Promise<{ changed: boolean; message: string | null }> {
  const answer = await http.post(
    assumed('/User/ChangePasswordJson'),
    { userId, ...values },
    { shape: PasswordAnswer },
  );
  return { changed: answer?.status === 'success', message: answer?.msg || null };
}

export interface NewPicture {
  id: string;
  contentAsBase64String: string;
  contentType: string;
  fileName: string;
}

export function saveImage(picture: NewPicture): Promise<{ imageId: RowId }> {
  return http.post('/User/SaveImage', picture);
}

/** The service that the current customer has; null when it was not classified. */
export const serviceClassification = (signal: AbortSignal) =>
  http.get(assumed('/CustomerServiceClassification/GetCurrent'), {
    ...inDialog,
    signal,
    shape: ServiceClassification,
  });

/** Who looks after the current customer; null when no one does. */
export const accountManager = (signal: AbortSignal) =>
  http.get(assumed('/AccountManager/GetByCurrentCustomer'), { ...inDialog, signal, shape: AccountManager });
