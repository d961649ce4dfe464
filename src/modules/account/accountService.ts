import { assumed, http } from '@/platform/http/http';
import { isId } from '@/platform/http/loose';
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
import { type PermissionTrees, readTrees } from './rules/permissionTrees';

/** Whether the answer is a record with that text. */
function hasText<Answer>(answer: Answer, key: string): answer is Exclude<Answer, null | ''> {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    typeof (answer as Record<string, unknown>)[key] === 'string'
  );
}

const schemas = () => import('./accountSchemas');
const licenceRow = () => schemas().then((all) => all.licenceRowSchema);
// Refused, the dialog or the part of the page says so; the page stays.
const inDialog = { contained: true } as const;
const profileOption = () => schemas().then((all) => all.profileOptionSchema);

/** Options that can be chosen: those with an id and a name. */
async function choices<Option extends { id: RowId; name: string }>(
  path: string,
  options: Parameters<typeof http.list>[1],
): Promise<Option[]> {
  const rows = await http.list<Option>(path, { ...inDialog, ...options });
  return rows.filter((row) => isId(row.id) && hasText(row, 'name'));
}

/** A licence is somebody's: a row that names nobody can neither be shown nor changed. */
async function licencesAt(path: string, signal: AbortSignal): Promise<LicenceRow[]> {
  const rows = await http.list<LicenceRow>(path, { signal, schema: licenceRow });
  return rows.filter((row) => isId(row.id) && hasText((row as Partial<LicenceRow>).user, 'name'));
}

/** Everybody who is linked to the current customer. */
export function users(signal: AbortSignal): Promise<LicenceRow[]> {
  return licencesAt(assumed('/User/GetUserAccount'), signal);
}

/** Licences that wait for their user, of all customers; for the platform's staff. */
export function pendingOfAll(signal: AbortSignal): Promise<LicenceRow[]> {
  return licencesAt(assumed('/User/GetUserPending'), signal);
}

/** Licences of the current customer that wait for their user. */
export function pendingOfCustomer(signal: AbortSignal): Promise<LicenceRow[]> {
  return licencesAt(assumed('/User/GetUserPendingByCustomer'), signal);
}

/** How many licences the current customer may still give. */
export async function licencesAvailable(signal: AbortSignal): Promise<{ available: number }> {
  const answer = await http.get<unknown>(assumed('/User/GetLicensesAvailable'), { ...inDialog, signal });
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
    return choices('/ProfilePatternPermission/GetLicenseTypeMaster', {
      params: { withoutAdmin },
      signal,
      schema: profileOption,
    });
  return choices('/ProfilePatternPermission/GetLicenseType', {
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
  return choices(assumed('/User/GetProfileType'), {
    signal,
    schema: () => schemas().then((all) => all.profileTypeSchema),
  });
}

/** What a profile may be given, of the modules that the current customer has. */
export async function permissionTrees(profileId: RowId, signal: AbortSignal): Promise<PermissionTrees> {
  return readTrees(
    await http.get<unknown>('/ProfilePatternPermission/GetHierarchicalMenuByLicenseType', {
      ...inDialog,
      params: { profileId, isFilterModule: true },
      signal,
      schema: () => schemas().then((all) => all.permissionTreesSchema),
    }),
  );
}

export async function invitation(id: RowId, signal: AbortSignal): Promise<Invitation> {
  const answer = await http.get<Invitation | null | ''>(assumed('/User/GetUserLinkedToCustomerById'), {
    ...inDialog,
    params: { id },
    signal,
    schema: () => schemas().then((all) => all.invitationSchema),
  });
  // Saved from a form without it, the user would lose every permission.
  if (!hasText(answer, 'name')) throw { kind: 'unexpected', message: 'GetUserLinkedToCustomerById: no user' };
  const { permissionProfileValuesWeb: web, permissionProfileValuesMobile: mobile } = answer;
  return {
    ...answer,
    permissionProfileValuesWeb: web?.filter(isId) ?? null,
    permissionProfileValuesMobile: mobile?.filter(isId) ?? null,
  };
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
  return hasText(answer, 'name') ? answer : null;
}

/** Who looks after the current customer; null when nobody does. */
export async function accountManager(signal: AbortSignal): Promise<AccountManager | null> {
  const answer = await http.get<AccountManager | null | ''>(assumed('/AccountManager/GetByCurrentCustomer'), {
    ...inDialog,
    signal,
    schema: () => schemas().then((all) => all.accountManagerSchema),
  });
  return hasText(answer, 'name') ? answer : null;
}
