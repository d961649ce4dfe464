import { type AxiosError, isAxiosError, isCancel } from 'axios';
import { SessionGone } from './antiForgery';
import type { AppError } from './appError';
import { isRecord } from './loose';
import { camelKey, documentedForm } from './wireForms';

type Json = Record<string, unknown>;

function record(value: unknown): Json | undefined {
  return isRecord(value) && !Array.isArray(value) ? value : undefined;
}

/** The members of an error body in camelCase; the names of fields inside stay as they are. */
function errorBody(value: unknown): Json | undefined {
  const json = record(value);
  return json && Object.fromEntries(Object.entries(json).map(([key, inner]) => [camelKey(key), inner]));
}

/**
 * Of a ProblemDetails (RFC 9457) the detail, written for the user; its title names the kind of problem, in English, and
 * says no more than the status.
 */
function problemDetail(json: Json | undefined): string | undefined {
  return text(json?.['detail']);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/**
 * True when a 401 body speaks of a profile or constant filter: `{ "error": "<JSON text>" }` whose inner object has
 * a key `profile` or `constantFilter`, in any case. Such a 401 refuses one screen; it does not end the session.
 */
export function isPermissionRefusal(body: unknown): boolean {
  const nested = text(errorBody(body)?.['error']);
  if (!nested) return false;
  try {
    const inner = record(JSON.parse(nested));
    return Object.keys(inner ?? {}).some((key) => /^(profile|constantfilter)$/i.test(key));
  } catch {
    // Not JSON: an ordinary sentence, so an ordinary 401.
    return false;
  }
}

function detailsOf(body: Json | undefined): string[] {
  const details = Array.isArray(body?.['details']) ? body['details'] : [];
  return details.flatMap((detail) => text(detail) ?? text(errorBody(detail)?.['message']) ?? []);
}

/**
 * Messages of a 500 body: the details list, else the error message, else a problem's detail, else none (the caller then
 * names the status). Details stand beside `error`; found inside it they count as well.
 */
export function serverMessages(body: unknown): string[] {
  const json = errorBody(body);
  const error = errorBody(json?.['error']);
  const messages = [...detailsOf(json), ...detailsOf(error)];
  const single = text(error?.['message']) ?? problemDetail(json);
  return messages.length > 0 ? messages : single ? [single] : [];
}

function validation(status: number, body: unknown): AppError {
  const json = errorBody(body);
  const error = errorBody(json?.['error']);
  const fields: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(record(json?.['errors']) ?? {})) {
    const list = (Array.isArray(value) ? value : [value]).filter((item): item is string =>
      Boolean(text(item)),
    );
    // The JSON path '$.name' is the field 'name'; errors of the whole body have the name '' or '$'.
    if (list.length > 0) fields[name.replace(/^\$\.?/, '')] = list;
  }
  const message = text(error?.['message']) ?? text(json?.['message']) ?? problemDetail(json);
  const dependents = documentedForm(error?.['dependents']);
  return {
    kind: 'validation',
    status,
    fields,
    ...(message ? { message } : {}),
    ...(Array.isArray(dependents) ? { dependents: dependents as { name: string; count: number }[] } : {}),
  };
}

function readResponse(error: AxiosError): AppError {
  const { status, data } = error.response ?? { status: 0, data: undefined };
  const said = serverMessages(data)[0];
  const words = said === undefined ? {} : { message: said };
  if (status === 403 || (status === 401 && isPermissionRefusal(data)))
    return { kind: 'forbidden', status, ...words };
  if (status === 401) return { kind: 'unauthorized', ...words };
  if (status >= 500) return { kind: 'server', status, messages: serverMessages(data) };
  if (status >= 400) return validation(status, data);
  return { kind: 'unexpected', status, message: error.message };
}

/** Reads what axios threw into the error union. */
export function readError(thrown: unknown): AppError {
  if (isCancel(thrown)) return { kind: 'cancelled' };
  if (thrown instanceof SessionGone) return { kind: 'unauthorized' };
  if (!isAxiosError(thrown)) {
    return { kind: 'unexpected', message: thrown instanceof Error ? thrown.message : String(thrown) };
  }
  if (thrown.response) return readResponse(thrown);
  if (thrown.code === 'ERR_NETWORK' || thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT') {
    return { kind: 'offline' };
  }
  return { kind: 'unexpected', message: thrown.message };
}
