// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as backend from './handlers';
import { demoMiddleware } from './httpMiddleware';
import { demo, resetDemo } from './state';
import type { LoggedUserAnswer } from './db/wire';

let server: Server;
let origin: string;

async function start(dev: boolean): Promise<void> {
  const middleware = demoMiddleware({
    load: () => backend,
    isFile: (path) => path === '/favicon.svg',
    dev,
  });
  server = createServer((req, res) =>
    middleware(req, res, (error) => {
      res.statusCode = error ? 500 : 299;
      res.end('passed on');
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(() => resetDemo());
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const get = (path: string, accept: string, method = 'GET') =>
  fetch(origin + path, { method, headers: { accept } });
const page = 'text/html,application/xhtml+xml,*/*;q=0.8';
const data = 'application/json, text/plain, */*';
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...headers },
  });

describe('over real HTTP', () => {
  beforeEach(() => start(false));

  test('a browser signs in, reads and writes', async () => {
    const login = { UserName: 'produtor@demo.com.br', Password: 'demo1234', TimeZoneOffset: 180 };
    const signedIn = await post('/login/signIn', login);
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).not.toBe('');
    const answered = await fetch(`${origin}/User/GetLoggedUser`, { headers: { cookie, accept: data } });
    const logged = (await answered.json()) as LoggedUserAnswer;
    const saved = await post(
      '/Community/CreateRc',
      { name: 'LINHA JOÃO', stateId: 41, cityId: 80 },
      { Authorization: `Bearer ${logged.accessToken}`, RequestVerificationToken: logged.tokenForm },
    );
    expect(await saved.json()).toMatchObject({ name: 'LINHA JOÃO' });
    expect((await get('/User/GetLoggedUser', data)).status).toBe(401);
  });

  test('a long answer travels packed to who takes it so', async () => {
    const cookie = (
      await post('/login/signIn', {
        UserName: 'produtor@demo.com.br',
        Password: 'demo1234',
        TimeZoneOffset: 180,
      })
    ).headers
      .getSetCookie()[0]
      ?.split(';')[0];
    const ask = (encoding: string) =>
      fetch(`${origin}/User/GetLoggedUser`, {
        headers: { cookie: cookie ?? '', accept: data, 'accept-encoding': encoding },
      });
    const packed = await ask('gzip, br');
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(((await packed.json()) as LoggedUserAnswer).loggedUser.name).toBe('JOSE CARLOS ZANCHETTIN');
    expect((await ask('identity')).headers.get('Content-Encoding')).toBeNull();
  });

  test('pages are left to the application, those of the former site too', async () => {
    for (const path of [
      '/inicio',
      '/configuracao-de-propriedade/talhoes',
      '/nao-existe',
      '/fluxo-de-caixa/42?aba=1',
    ])
      expect([path, (await get(path, page)).status]).toEqual([path, 299]);
  });

  test('files and the start page pass, every other call is answered, if need be with 501', async () => {
    expect((await get('/favicon.svg', '*/*')).status).toBe(299);
    expect((await get('/', '*/*')).status).toBe(299);
    expect((await get('/Nada/Existe', '*/*')).status).toBe(501);
    expect((await get('/%E0%A4%A', data)).status).toBe(299);
  });

  test('HEAD is answered without a body', async () => {
    const answered = await get('/SystemTermsOfUse/GetLastDoc', data, 'HEAD');
    expect(answered.status).toBe(200);
    expect(answered.headers.get('Content-Type')).toBe('application/json');
  });

  test('a broken connection is one', async () => {
    await post('/__demo/faults', { method: 'GET', path: '/State', status: 0 });
    await expect(get('/State/GetStatesForSelect', data)).rejects.toThrow('fetch failed');
  });

  test('an upload arrives whole', async () => {
    const body = new FormData();
    body.append('files', new File(['x'.repeat(300_000)], 'area.kml', { type: 'text/xml' }));
    const answered = await fetch(`${origin}/FarmActivityFieldPolygon/NoSuchUpload`, {
      method: 'POST',
      body,
    });
    expect(answered.status).toBe(501);
    expect(demo.calls.at(-1)?.body).toMatchObject([{ fileName: 'area.kml', size: 300_000 }]);
  });
});

describe('beside the dev server', () => {
  beforeEach(() => start(true));

  test.each(['/@vite/client', '/src/main.tsx', '/node_modules/.vite/deps/react.js', '/qualquer.png'])(
    '%s passes',
    async (path) => {
      expect((await get(path, '*/*')).status).toBe(299);
    },
  );

  test('calls are answered: those that want JSON, those that have a handler, those that write', async () => {
    expect((await get('/src/dados.json', data)).status).toBe(299);
    expect((await get('/Nada/Existe', data)).status).toBe(501);
    expect((await get('/SystemTermsOfUse/GetLastDoc', '*/*')).status).toBe(200);
    expect((await post('/Nada/Existe', {})).status).toBe(501);
    expect((await get('/__demo/requests', page)).status).toBe(200);
  });
});
