// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { demo, resetDemo } from './state';
import { clientOf, cookieOf, post, send, signIn, write } from './testClient';

beforeEach(() => resetDemo());

function claims(token: string): { exp: number; iat: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

describe('signing in', () => {
  test('a right password answers success and sets a cookie that scripts cannot read', async () => {
    const answered = await signIn('produtor');
    expect(answered.body).toEqual({ success: true });
    expect(answered.headers.getSetCookie()).toHaveLength(1);
    expect(answered.headers.getSetCookie()[0]).toMatch(/; HttpOnly/);
  });

  test.each([
    ['produtor', 'errada'],
    ['ninguem', 'demo1234'],
    ['ademir.lunkes@exemplo.com.br', 'demo1234'],
  ])('%s with %s is refused in the words of the server', async (account, password) => {
    const answered = await signIn(account, password);
    expect(answered.status).toBe(200);
    expect(answered.body).toEqual({ success: false, error: { message: 'Login ou senha incorreto' } });
    expect(answered.headers.getSetCookie()).toEqual([]);
  });

  test('the time zone is demanded', async () => {
    const answered = await post('/login/signIn', { UserName: 'produtor@demo.com.br', Password: 'demo1234' });
    expect(answered.status).toBe(400);
    expect(answered.body).toHaveProperty('errors.TimeZoneOffset');
  });

  test('every sign-in brings a form token of its own', async () => {
    const [first, second] = [await clientOf('produtor'), await clientOf('produtor')];
    expect(first.logged.tokenForm).not.toBe(second.logged.tokenForm);
    expect((await first.again()).tokenForm).toBe(first.logged.tokenForm);
  });
});

describe('the logged user', () => {
  test('is known by cookie and by bearer, and not without', async () => {
    const cookie = cookieOf(await signIn('usuario'));
    const byCookie = await send('/User/GetLoggedUser', { headers: { cookie } });
    expect(byCookie.body).toHaveProperty('loggedUser.email', 'usuario@demo.com.br');
    expect((await (await clientOf('usuario')).again()).loggedUser.email).toBe('usuario@demo.com.br');
    expect((await send('/User/GetLoggedUser')).status).toBe(401);
    const stale = { cookie, Authorization: 'Bearer velho' };
    expect((await send('/User/GetLoggedUser', { headers: stale })).status).toBe(401);
  });

  test('carries a token that lives eight hours, told in seconds', async () => {
    const { exp, iat } = claims((await clientOf('produtor')).logged.accessToken);
    expect(exp - iat).toBe(28_800);
    expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(60);
  });

  test('a token ends when its life is over', async () => {
    await post('/__demo/session', { expiresInSeconds: 60 });
    const start = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(start);
    const client = await clientOf('produtor');
    clock.mockReturnValue(start + 59_000);
    expect((await client.get('/State/GetStatesForSelect')).status).toBe(200);
    clock.mockReturnValue(start + 60_000);
    expect((await client.get('/State/GetStatesForSelect')).status).toBe(401);
  });

  test('logging out ends cookie and bearer', async () => {
    const cookie = cookieOf(await signIn('produtor'));
    const { body } = await send('/User/GetLoggedUser', { headers: { cookie } });
    const { accessToken } = body as { accessToken: string };
    const answered = await send('/Login/LogoutReact', { headers: { cookie } });
    expect(answered.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await send('/User/GetLoggedUser', { headers: { cookie } })).status).toBe(401);
    const bearer = { Authorization: `Bearer ${accessToken}` };
    expect((await send('/State/GetStatesForSelect', { headers: bearer })).status).toBe(401);
  });

  test('keeps preferences', async () => {
    const client = await clientOf('produtor');
    expect(client.logged.loggedUser.preferences).toBeNull();
    await client.write('POST', '/api/auth/user/update', { preferences: { theme: 'deepOcean' } });
    await client.write('POST', '/api/auth/user/update', { preferences: { language: 'en-US' } });
    const later = await clientOf('produtor');
    expect(later.logged.loggedUser.preferences).toEqual({ theme: 'deepOcean', language: 'en-US' });
    expect((await client.write('POST', '/api/auth/user/update', {})).status).toBe(400);
  });
});

describe('the current customer', () => {
  test('of a user with several is picked, then stays for the session', async () => {
    const client = await clientOf('multi');
    expect(client.logged.currentCustomer).toBeNull();
    const third = client.logged.loggedUser.userLinkedToCustomers?.[2];
    const picked = await client.get(`/User/SetCustomerId?customerId=${third?.customerId}`);
    expect(picked.body).toMatchObject({ id: third?.id, isOwner: false, profile: { licenceType: 9 } });
    expect((await client.again()).currentCustomer?.id).toBe(third?.id);
    expect((await clientOf('multi')).logged.currentCustomer).toBeNull();
  });

  test('cannot be one without a link', async () => {
    const answered = await (await clientOf('multi')).get('/User/SetCustomerId?customerId=1');
    expect(answered.status).toBe(401);
    expect(JSON.parse((answered.body as { error: string }).error)).toHaveProperty('profile');
  });

  test('the access log takes only the own link, a date and WEB', async () => {
    const client = await clientOf('produtor');
    const path = '/User/SetUserLinkedToCustomerAccessLog';
    const sent = {
      UserLinkedToCustomerId: client.logged.currentCustomer?.id,
      AccessedDate: '2026-11-20T10:00:00-03:00',
      AccessedFrom: 'WEB',
    };
    expect((await client.write('POST', path, sent)).status).toBe(200);
    const wrong = await client.write('POST', path, {
      UserLinkedToCustomerId: 2,
      AccessedDate: 'ontem',
      AccessedFrom: 'APP',
    });
    expect(wrong.status).toBe(400);
    expect(Object.keys((wrong.body as { errors: object }).errors)).toEqual([
      'UserLinkedToCustomerId',
      'AccessedDate',
      'AccessedFrom',
    ]);
  });

  test('remote support is given and taken back', async () => {
    const client = await clientOf('gratis');
    const hasSupport = async () => (await client.again()).currentCustomer?.hasSupport;
    expect(await hasSupport()).toBe(false);
    await client.write('PATCH', '/User/ReleaseSupportAccess');
    expect(await hasSupport()).toBe(true);
    await client.write('PATCH', '/User/RemoveSupportAccess');
    expect(await hasSupport()).toBe(false);
  });
});

describe('terms of use', () => {
  test('only `termos` has terms to accept, and accepting them is remembered', async () => {
    expect((await (await clientOf('produtor')).get('/SystemTermsOfUse/VerifyEquals')).text).toBe('');
    const client = await clientOf('termos');
    const { id, htmlCode } = (await client.get('/SystemTermsOfUse/VerifyEquals')).body as {
      id: number;
      htmlCode: string;
    };
    expect(htmlCode).toContain('<p>');
    const path = `/SystemTermsOfUse/SetSystemTermsOfUseForUser?id=${id}`;
    expect((await client.write('PATCH', path, { termOfUseType: 2 })).status).toBe(400);
    expect((await client.write('PATCH', path, { termOfUseType: 1 })).status).toBe(200);
    expect((await client.get('/SystemTermsOfUse/VerifyEquals')).text).toBe('');
    expect((await send('/SystemTermsOfUse/GetLastDoc')).body).toEqual({ htmlCode });
  });
});

describe('a forgotten password', () => {
  test('is reset with the mailed link, whose token must be decoded', async () => {
    await post('/login/GeneratePasswordResetToken', { userName: 'contador@demo.com.br' });
    const mails = (await send('/__demo/mails')).body as { to: string; link: string }[];
    expect(mails).toMatchObject([{ to: 'contador@demo.com.br' }]);
    const [, , userId, encoded = ''] = mails[0]?.link.split('/') ?? [];
    const path = '/login/ResetPasswordByToken';
    expect(encoded).toContain('%');
    expect((await post(path, { userId, token: encoded, newPassword: 'nova123' })).status).toBe(400);
    const token = decodeURIComponent(encoded);
    expect((await post(path, { userId, token, newPassword: 'abc' })).status).toBe(400);
    const done = await post(path, { userId, token, newPassword: 'nova123' });
    expect(done.body).toMatchObject({ message: 'Senha alterada com sucesso!' });
    expect((await signIn('contador')).body).toHaveProperty('success', false);
    expect((await signIn('contador', 'nova123')).body).toEqual({ success: true });
    expect((await post(path, { userId, token, newPassword: 'outra123' })).status).toBe(400);
  });

  test('of an unknown address is answered as that of a known one, and sends nothing', async () => {
    const path = '/login/GeneratePasswordResetToken';
    const unknown = await write('POST', path, { userName: 'x@y.z' });
    expect(unknown.status).toBe(200);
    expect(demo.mails).toEqual([]);
    expect(unknown.body).toEqual((await write('POST', path, { userName: 'contador@demo.com.br' })).body);
  });
});

describe('remote support', () => {
  const customerIdOf = (answered: { body: unknown }) => (answered.body as { customerId?: number }).customerId;
  const own = '/User/SetCustomerId?customerId=18';

  test('opens the accounts of customers who allowed it, and no others', async () => {
    const support = await clientOf('suporte');
    expect((await support.get('/User/SetCustomerId?customerId=2')).status).toBe(403);
    const entered = await support.get('/User/SetCustomerId?customerId=1');
    expect(entered.body).toMatchObject({ customerId: 1, isOwner: false, hasSupport: true });
    expect((await support.again()).currentCustomer?.customerId).toBe(1);
    expect(customerIdOf(await support.get(own))).toBe(18);
  });

  test('ends when the customer takes it back', async () => {
    const [support, producer] = [await clientOf('suporte'), await clientOf('produtor')];
    await support.get('/User/SetCustomerId?customerId=1');
    expect((await support.get('/Aviary/GetAviariesForSelect')).status).toBe(200);
    await producer.write('PATCH', '/User/RemoveSupportAccess');
    expect((await support.get('/Aviary/GetAviariesForSelect')).status).toBe(401);
    expect((await support.get('/User/SetCustomerId?customerId=1')).status).toBe(403);
    expect((await support.again()).currentCustomer?.customerId).toBe(18);
    expect((await support.get('/Aviary/GetAviariesForSelect')).status).toBe(200);
  });

  test('is for support alone', async () => {
    const producer = await clientOf('produtor');
    expect((await producer.get('/User/SetCustomerId?customerId=3')).status).toBe(401);
  });
});
