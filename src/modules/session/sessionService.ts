import type { CurrentCustomer, LoggedUserAnswer } from '@/domain/identity/identityWire';
import type { AppError } from '@/platform/http/appError';
import { http } from '@/platform/http/http';
import type { Preferences } from '@/platform/preferences/preferences';
import type { Terms } from './sessionWire';
import { refusalOf, type SignInFailure } from './signInFailure';

// The first screen asks nothing that is read by a shape; they come with the calls' client.
const identityWire = () => import('@/domain/identity/identityWire');
const termsWire = () => import('./sessionWire');

interface SignInAnswer {
  success?: boolean;
  error?: { message?: string } | null;
}

/** Kind of terms a user accepts. */
const PRODUCT_TERMS = 1;

/** Signs in. A refusal comes as `success: false` with its message; null means that the session stands. */
export async function signIn(userName: string, password: string): Promise<SignInFailure | null> {
  const body = { UserName: userName, Password: password, TimeZoneOffset: new Date().getTimezoneOffset() };
  const answer = await http.post<SignInAnswer | null | ''>('/login/signIn', body, { quiet: true });
  if (answer && answer.success === true) return null;
  // An answer that neither lets in nor refuses says nothing about e-mail and password.
  if (!answer || answer.success !== false) return { key: 'server' };
  return refusalOf(answer.error?.message);
}

/** The signed-in user, known by the session cookie or by the bearer. */
export async function getLoggedUser(signal?: AbortSignal): Promise<LoggedUserAnswer> {
  const { LoggedUser } = await identityWire();
  return http.get('/User/GetLoggedUser', { signal, quiet: true, shape: LoggedUser });
}

export function signOutOnServer(signal?: AbortSignal): Promise<unknown> {
  return http.get('/Login/LogoutReact', { quiet: true, signal });
}

type ResetAnswer = { success?: boolean; message?: string; error?: { message?: string } | null } | null | '';

function refusal(message: string | undefined): AppError {
  return { kind: 'validation', status: 200, fields: {}, ...(message ? { message } : {}) };
}

/** Has the recovery e-mail sent. */
export async function requestPasswordReset(userName: string): Promise<void> {
  const path = '/login/GeneratePasswordResetToken';
  const answer = await http.post<ResetAnswer>(path, { userName }, { quiet: true });
  if (answer && answer.success === false) throw refusal(answer.error?.message ?? answer.message);
}

/** Sets a new password; answers the server's message, or null when it sends none. */
export async function resetPassword(
  userId: string,
  token: string,
  newPassword: string,
): Promise<string | null> {
  const body = { userId, token, newPassword };
  const answer = await http.post<ResetAnswer>('/login/ResetPasswordByToken', body, { quiet: true });
  const message = answer ? (answer.message ?? answer.error?.message) : undefined;
  // A refusal may come by 200, as that of a sign-in does.
  if (answer && answer.success === false) throw refusal(message);
  return message ?? null;
}

export async function latestTerms(signal?: AbortSignal): Promise<Pick<Terms, 'htmlCode'> | null> {
  const { LatestTerms } = await termsWire();
  return http.get('/SystemTermsOfUse/GetLastDoc', { signal, shape: LatestTerms });
}

/** The terms still to accept, or null when there are none. An answer that holds no contract is a failure. */
export async function termsToAccept(options: { silent?: boolean } = {}): Promise<Terms | null> {
  const { TermsToAccept } = await termsWire();
  return http.get('/SystemTermsOfUse/VerifyEquals', { ...options, shape: TermsToAccept });
}

export function acceptTerms(id: number): Promise<unknown> {
  return http.patch(
    '/SystemTermsOfUse/SetSystemTermsOfUseForUser',
    { termOfUseType: PRODUCT_TERMS },
    { params: { id } },
  );
}

/** Makes a customer the current one on the server. */
export async function setCustomer(
  customerId: number,
  options: { quiet?: boolean } = {},
): Promise<CurrentCustomer> {
  const wire = await identityWire();
  return http.get('/User/SetCustomerId', { params: { customerId }, ...options, shape: wire.CurrentCustomer });
}

/** Notes in the access log that a customer was entered from this web application. */
export function logAccess(userLinkedToCustomerId: number): Promise<unknown> {
  return http.post(
    '/User/SetUserLinkedToCustomerAccessLog',
    {
      UserLinkedToCustomerId: userLinkedToCustomerId,
      AccessedDate: new Date().toISOString(),
      AccessedFrom: 'WEB',
    },
    { quiet: true },
  );
}

export function releaseSupportAccess(): Promise<unknown> {
  return http.patch('/User/ReleaseSupportAccess');
}

export function removeSupportAccess(): Promise<unknown> {
  return http.patch('/User/RemoveSupportAccess');
}

/** Keeps the look of the application on the server besides this browser. */
export function savePreferences(preferences: Preferences): Promise<unknown> {
  return http.post('/api/auth/user/update', { preferences }, { quiet: true });
}
