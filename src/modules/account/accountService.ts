import { assumed, http } from '@/platform/http/http';
import { formatGroupedCode } from '@/platform/format/groupedCode';
import type { RowId } from '@/platform/store/resourceState';
import type {
  AccountManager,
  ConsultantValues,
  Invitation,
  InvitationValues,
  LicenceRow,
  PasswordValues,
  ProfileOption,
  ProfileType,
  ServiceClassification,
} from './accountSchemas';
import type { PermissionTrees } from './rules/permissionTrees';

const schemas = () => import('./accountSchemas');
const licenceRow = () => schemas().then((all) => all.licenceRowSchema);
// Refused, the dialog says so; the page under it stays.
const inDialog = { contained: true } as const;
const profileOption = () => schemas().then((all) => all.profileOptionSchema);

/** Everybody who is linked to the current customer. */
export function users(signal: AbortSignal): Promise<LicenceRow[]> {
  return http.list(assumed('/User/GetUserAccount'), { signal, schema: licenceRow });
}

/** Licences that wait for their user, of all customers; for the platform's staff. */
export function pendingOfAll(signal: AbortSignal): Promise<LicenceRow[]> {
  return http.list(assumed('/User/GetUserPending'), { signal, schema: licenceRow });
}

/** Licences of the current customer that wait for their user. */
export function pendingOfCustomer(signal: AbortSignal): Promise<LicenceRow[]> {
  return http.list(assumed('/User/GetUserPendingByCustomer'), { signal, schema: licenceRow });
}

/** How many licences the current customer may still give. */
export async function licencesAvailable(signal: AbortSignal): Promise<{ available: number }> {
  const answer = await http.get<unknown>(assumed('/User/GetLicensesAvailable'), { signal });
  const available = typeof answer === 'string' && answer.trim() !== '' ? Number(answer) : answer;
  if (typeof available !== 'number' || !Number.isFinite(available))
    throw { kind: 'unexpected', message: 'GetLicensesAvailable: no number' };
  return { available };
}

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
  const withoutAdmin = true;
  if (viewerType === 1)
    return http.list('/ProfilePatternPermission/GetLicenseTypeMaster', {
      params: { withoutAdmin },
      signal,
      schema: profileOption,
    });
  return http.list('/ProfilePatternPermission/GetLicenseType', {
    params: { withoutAdmin, ...(withFree ? { getFreeLicenseOption: true } : {}) },
    signal,
    schema: profileOption,
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
export function profileTypes(signal: AbortSignal): Promise<ProfileType[]> {
  return http.list(assumed('/User/GetProfileType'), {
    signal,
    schema: () => schemas().then((all) => all.profileTypeSchema),
  });
}

/** What a profile may be given, of the modules that the current customer has. */
export async function permissionTrees(profileId: RowId, signal: AbortSignal): Promise<PermissionTrees> {
  const answer = await http.get<Partial<PermissionTrees> | null | ''>(
    '/ProfilePatternPermission/GetHierarchicalMenuByLicenseType',
    {
      params: { profileId, isFilterModule: true },
      signal,
      schema: () => schemas().then((all) => all.permissionTreesSchema),
    },
  );
  return { web: (answer && answer.web) || [], mobile: (answer && answer.mobile) || [] };
}

export function invitation(id: RowId, signal: AbortSignal): Promise<Invitation> {
  return http.get(assumed('/User/GetUserLinkedToCustomerById'), {
    params: { id },
    signal,
    schema: () => schemas().then((all) => all.invitationSchema),
  });
}

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

interface PasswordAnswer {
  status?: string | null;
  msg?: string | null;
}

/** Changes the password; a refusal comes with status 200 too, in the answer. */
export async function changePassword(
  userId: string,
  values: PasswordValues,
): Promise<{ changed: boolean; message: string | null }> {
  const answer = await http.post<PasswordAnswer | null | ''>(assumed('/User/ChangePasswordJson'), {
    userId,
    ...values,
  });
  const { status, msg } = answer || {};
  return { changed: status === 'success', message: msg || null };
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
export async function serviceClassification(signal: AbortSignal): Promise<ServiceClassification | null> {
  const answer = await http.get<ServiceClassification | null | ''>(
    assumed('/CustomerServiceClassification/GetCurrent'),
    { ...inDialog, signal, schema: () => schemas().then((all) => all.serviceClassificationSchema) },
  );
  return answer || null;
}

/** Who looks after the current customer; null when nobody does. */
export async function accountManager(signal: AbortSignal): Promise<AccountManager | null> {
  const answer = await http.get<AccountManager | null | ''>(assumed('/AccountManager/GetByCurrentCustomer'), {
    ...inDialog,
    signal,
    schema: () => schemas().then((all) => all.accountManagerSchema),
  });
  return answer || null;
}
