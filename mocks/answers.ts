import { HttpResponse, type JsonBodyType } from 'msw';

/** JSON with status 200, or another one. */
export function json(body: JsonBodyType, status = 200): Response {
  return HttpResponse.json(body, { status });
}

/** ASP.NET's 204 for an action that returns null. */
export function nothing(): Response {
  return new HttpResponse(null, { status: 204 });
}

export type FieldErrors = Record<string, string[]>;

/** Field errors as ASP.NET reports them, the keys being the property names of the server. */
export function invalid(errors: FieldErrors): Response {
  return json({ title: 'Um ou mais erros de validação ocorreram.', status: 400, errors }, 400);
}

/** A refusal in words, for the whole request. */
export function refused(message: string, status = 400): Response {
  return json({ error: { message } }, status);
}

export function notFound(): Response {
  return refused('Registro não encontrado.', 404);
}

/** A change of a record that somebody else has changed since it was read. */
export function outdated(): Response {
  return refused('O registro foi alterado por outra pessoa.', 409);
}

export function unauthorized(): Response {
  return HttpResponse.json(
    { error: { message: 'Sessão inválida ou expirada.' } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}

/** The 401 of a page or action that this user may not use: JSON text inside JSON. */
export function forbidden(reason: { constantFilter: string } | { profile: string }): Response {
  return json({ error: JSON.stringify({ ...reason, message: 'Página ou ação não autorizada' }) }, 401);
}
