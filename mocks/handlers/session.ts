import { HttpResponse } from 'msw';
import { forbidden, invalid, json, refused } from '../answers';
import { currentCustomer, linksOf } from '../db/loggedUser';
import { id, text } from '../read';
import { publicRoute, route } from '../route';
import {
  answerFor,
  closeSession,
  linkOf,
  openSession,
  sessionCookie,
  sessionOfCookie,
  supportWithdrawn,
} from '../session';
import { demo } from '../state';

const wrongLogin = 'Login ou senha incorreto';
const cookieRules = 'Path=/; HttpOnly; SameSite=Lax';

function userByEmail(email: string | undefined) {
  const wanted = email?.toLowerCase();
  return demo.world.users.find((user) => user.email.toLowerCase() === wanted);
}

const signIn = publicRoute('POST', '/login/signIn', async ({ body }) => {
  const { UserName, Password, TimeZoneOffset } = await body();
  if (typeof TimeZoneOffset !== 'number')
    return invalid({ TimeZoneOffset: ['O campo TimeZoneOffset é obrigatório.'] });
  const user = userByEmail(text(UserName));
  const inactive = demo.world.platform.userRecords.get(user?.id)?.active === false;
  if (!user || inactive || user.password !== Password || !user.emailConfirmed)
    return json({ success: false, error: { message: wrongLogin } });
  const session = openSession(user);
  return HttpResponse.json(
    { success: true },
    { headers: { 'Set-Cookie': `${sessionCookie}=${session.id}; ${cookieRules}` } },
  );
});

const getLoggedUser = route(
  'GET',
  '/User/GetLoggedUser',
  ({ session }) => {
    if (supportWithdrawn(session)) delete session.supportedId;
    return HttpResponse.json(answerFor(session));
  },
  { auth: 'cookie', withoutSupport: true },
);

const logOut = publicRoute('GET', '/Login/LogoutReact', ({ cookies }) => {
  const session = sessionOfCookie(cookies[sessionCookie]);
  if (session) closeSession(session);
  return HttpResponse.json(
    { success: true },
    { headers: { 'Set-Cookie': `${sessionCookie}=; Max-Age=0; ${cookieRules}` } },
  );
});

const askForReset = publicRoute('POST', '/login/GeneratePasswordResetToken', async ({ body }) => {
  const user = userByEmail(text((await body()).userName));
  const sent = json({
    success: true,
    message: 'Enviamos um e-mail com as instruções para redefinir a senha.',
  });
  // Strangers do not learn who has an account.
  if (!user) return sent;
  // Real tokens are base64 and must be decoded once from the address; this one shows a forgotten decoding.
  const token = `CfDJ8+${crypto.randomUUID().replaceAll('-', '/')}==`;
  demo.resetTokens.set(token, user.id);
  const parts = [String(user.id), token, user.email].map(encodeURIComponent);
  demo.mails.push({
    to: user.email,
    subject: 'Redefinição de senha',
    link: `/redefinir-minha-senha/${parts.join('/')}`,
  });
  return sent;
});

const resetPassword = publicRoute('POST', '/login/ResetPasswordByToken', async ({ body }) => {
  const { userId, token, newPassword } = await body();
  if (typeof newPassword !== 'string' || newPassword.length <= 3)
    return invalid({ NewPassword: ['A senha deve ter mais de 3 caracteres.'] });
  const owner = typeof token === 'string' ? demo.resetTokens.get(token) : undefined;
  if (typeof token !== 'string' || owner === undefined || owner !== id(userId))
    return refused('Link de redefinição inválido ou expirado.');
  demo.resetTokens.delete(token);
  demo.world.users.update(owner, { password: newPassword });
  return json({ success: true, message: 'Senha alterada com sucesso!' });
});

const setCustomer = route(
  'GET',
  '/User/SetCustomerId',
  ({ query, session, user }) => {
    const customerId = id(query.get('customerId'));
    const link = linksOf(demo.world, user.id).find((row) => row.customerId === customerId);
    if (link) {
      session.linkId = link.id;
      delete session.supportedId;
      return HttpResponse.json(currentCustomer(demo.world, link));
    }
    const customer = demo.world.customers.get(customerId);
    if (!user.isSupport || !customer) return forbidden({ profile: 'customer' });
    // Support enters the accounts of those who have allowed it.
    if (!customer.hasSupport) return refused('O produtor não permite o suporte remoto.', 403);
    session.supportedId = customer.id;
    const entered = linkOf(session);
    return entered
      ? HttpResponse.json(currentCustomer(demo.world, entered))
      : forbidden({ profile: 'customer' });
  },
  { withoutSupport: true },
);

/** Browser and system as a person names them. */
function deviceOf(agent: string | null): string | null {
  const browser = /(Edg|Firefox|Chrome|Safari)/.exec(agent ?? '')?.[1];
  const system = /(Windows|Android|iPhone|Mac|Linux)/.exec(agent ?? '')?.[1];
  return browser ? `${browser === 'Edg' ? 'Edge' : browser} em ${system ?? '?'}` : null;
}

const logAccess = route(
  'POST',
  '/User/SetUserLinkedToCustomerAccessLog',
  async ({ body, user, request, link: current }) => {
    const { UserLinkedToCustomerId, AccessedDate, AccessedFrom } = await body();
    const wanted = id(UserLinkedToCustomerId);
    const link = demo.world.links.get(wanted) ?? (current?.id === wanted ? current : undefined);
    const date = typeof AccessedDate === 'string' ? Date.parse(AccessedDate) : NaN;
    const errors = {
      ...(link?.userId === user.id ? {} : { UserLinkedToCustomerId: ['Vínculo não encontrado.'] }),
      ...(Number.isNaN(date) ? { AccessedDate: ['Data inválida'] } : {}),
      ...(AccessedFrom === 'WEB' ? {} : { AccessedFrom: ['Origem do acesso inválida.'] }),
    };
    if (!link || Object.keys(errors).length > 0) return invalid(errors);
    const accessedAt = new Date(date).toISOString();
    if (demo.world.links.get(link.id)) demo.world.links.update(link.id, { lastAccessAt: accessedAt });
    demo.world.platform.accessEntries.insert({
      linkId: link.id,
      accessedAt,
      accessedFrom: 'WEB',
      device: deviceOf(request.headers.get('User-Agent')),
      ip: '127.0.0.1',
      note: null,
      manual: false,
      active: true,
      createdAt: accessedAt,
      updatedAt: null,
    });
    return json(true);
  },
);

const savePreferences = route('POST', '/api/auth/user/update', async ({ body, user }) => {
  const { preferences } = await body();
  if (typeof preferences !== 'object' || preferences === null || Array.isArray(preferences))
    return invalid({ Preferences: ['O campo Preferences é obrigatório.'] });
  const kept: Record<string, unknown> = { ...user.preferences, ...preferences };
  demo.world.users.update(user.id, { preferences: kept });
  return HttpResponse.json({ preferences: kept });
});

function supportRoute(path: string, hasSupport: boolean) {
  return route('PATCH', path, ({ customerId }) => {
    if (customerId === null) return forbidden({ profile: 'customer' });
    demo.world.customers.update(customerId, { hasSupport });
    return json(true);
  });
}

export const sessionHandlers = [
  signIn,
  getLoggedUser,
  logOut,
  askForReset,
  resetPassword,
  setCustomer,
  logAccess,
  savePreferences,
  supportRoute('/User/ReleaseSupportAccess', true),
  supportRoute('/User/RemoveSupportAccess', false),
];
