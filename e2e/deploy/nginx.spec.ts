import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer, get, type IncomingMessage, type Server } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { appFolder } from '../../build/appFolder.mjs';
import { expect, test } from '../fixtures';

const NGINX = [process.env['NGINX_PATH'] ?? '', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) =>
  existsSync(path),
);
const MIME_TYPES = [process.env['NGINX_MIME_TYPES'] ?? '', '/etc/nginx/mime.types'].find((path) =>
  existsSync(path),
);

interface LoggedUser {
  currentCustomer: { permissions: { urlName: string; legacy?: true }[] };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test('the generated locations are those of the calls', () => {
  const generated = execFileSync(process.execPath, ['scripts/calls.mjs', '--nginx'], { encoding: 'utf8' });
  expect(readFileSync('deploy/backend-locations.conf', 'utf8')).toBe(generated);
});

test('the generated pages are those of the catalogue', () => {
  const generated = execFileSync(process.execPath, ['scripts/routes.mjs', '--nginx'], { encoding: 'utf8' });
  expect(readFileSync('deploy/application-pages.conf', 'utf8')).toBe(generated);
});

test('the generated pages of the former site are those of the catalogue', () => {
  const generated = execFileSync(process.execPath, ['scripts/routes.mjs', '--nginx-former'], {
    encoding: 'utf8',
  });
  expect(readFileSync('deploy/former-pages.conf', 'utf8')).toBe(generated);
});

/** Starts the example as its comments say: itself in conf.d, its parts in a folder beside. Answers its address. */
async function startExample(nginxPath: string, folder: string, upstream: string) {
  const port = await freePort();
  const site = readFileSync('deploy/eprodutor.conf', 'utf8')
    // One server without certificates on a free port; the others listen on unused ports.
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80 default_server;', `listen unix:${folder}/default;`)
    .replace('listen 80;', `listen unix:${folder}/plain;`)
    .replaceAll(/^ *(listen 443 ssl default_server|ssl_\w+ .*);$/gm, '')
    .replaceAll('/var/log/nginx/eprodutor.log', `${folder}/access.log`)
    .replace('/var/www/eprodutor/dist', resolve(appFolder()))
    .replace('server 10.0.0.5:5000;', `server ${upstream};`);
  mkdirSync(join(folder, 'conf.d'));
  mkdirSync(join(folder, 'eprodutor'));
  for (const name of readdirSync('deploy').filter((one) => one !== 'eprodutor.conf'))
    copyFileSync(join('deploy', name), join(folder, 'eprodutor', name));
  writeFileSync(join(folder, 'conf.d', 'eprodutor.conf'), site);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
       http { include ${MIME_TYPES}; access_log off;
         ${temp.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
         include conf.d/*.conf; }`,
  );
  const nginx = spawn(nginxPath, ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: 'inherit',
  });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(address).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return { nginx, address };
}

async function stop(nginx: ChildProcess, folder: string) {
  nginx.kill();
  await once(nginx, 'exit');
  rmSync(folder, { recursive: true });
}

test.describe('behind nginx', () => {
  // Where nginx is installed; the example must start there, not only read well.
  if (!NGINX) return;
  let nginx: ChildProcess;
  let folder: string;
  let address: string;

  test.beforeEach(async ({ server }) => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    ({ nginx, address } = await startExample(
      NGINX,
      folder,
      new URL(server).host.replace('localhost', '127.0.0.1'),
    ));
  });

  test.afterEach(() => stop(nginx, folder));

  test('the application signs in and reads pictures and PDFs under the Content-Security-Policy', async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    await page.goto(`${address}/`);
    await page.getByLabel('E-mail').fill('produtor@demo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('demo1234');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Bo[am]/ })).toBeVisible();
    // A bill, as the photograph and as the PDF that were sent of it; the reader of PDFs is a worker.
    await page.goto(`${address}/assist-produtor`);
    await page.getByRole('button', { name: /conta-luz-1078/ }).click();
    const bill = page.getByRole('dialog', { name: /Documento nº/ });
    await expect(bill.getByRole('img', { name: 'conta-luz-1078.jpg' })).toBeVisible();
    await bill.getByRole('tab', { name: 'conta-luz-1078.pdf' }).click();
    await expect(bill.getByRole('group', { name: 'Página 1 de 3' }).getByText(/^Valor total/)).toBeVisible();
    // What the page still asks for is answered before its server goes.
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });

  test('pages, calls and files are told apart', async () => {
    const html = { headers: { Accept: 'text/html' } };
    const page = await fetch(`${address}/titulos?aba=a-pagar`, html);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(page.headers.get('strict-transport-security')).toContain('max-age=');
    expect(page.headers.get('permissions-policy')).toContain('camera=(self)');

    const call = await fetch(`${address}/user/getloggeduser`, { headers: { Accept: 'application/json' } });
    expect(call.status).toBe(401);
    expect(call.headers.get('cache-control')).toBe('no-store');
    expect(call.headers.get('x-content-type-options')).toBe('nosniff');
    expect(call.headers.get('content-security-policy')).toContain("default-src 'none'");

    const script = /assets\/[\w-]+\.js/.exec(await page.text())?.[0] ?? '';
    const asset = await fetch(`${address}/${script}`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    const missing = await fetch(`${address}/assets/missing.js`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await fetch(`${address}/${script}.gz`)).status).toBe(404);
    expect((await fetch(`${address}/${script}.map`)).status).toBe(404);
    expect((await fetch(`${address}/.vite/manifest.json`)).status).toBe(404);

    // What is neither a page nor a file is the backend's, listed or not; the demo backend answers 501 to what it lacks.
    const picture = await fetch(`${address}/uploads/1.png`, { headers: { Accept: 'image/*' } });
    expect(picture.status).toBe(501);
    expect(picture.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(picture.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    // An encoded slash would be one path to the list above and another to the backend.
    for (const slash of ['%2f', '%5C'])
      expect((await fetch(`${address}/uploads/..${slash}Login/LogoutReact/x.png`)).status).toBe(400);
    const large = { method: 'POST', body: 'x'.repeat(3_000_000) };
    expect((await fetch(`${address}/User/SaveImage`, large)).status).not.toBe(413);
  });

  test('a page of the former site is its own, and what neither has goes to the application', async () => {
    const html = { headers: { Accept: 'text/html' } };
    const entered = await fetch(`${address}/login/signIn`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ UserName: 'produtor@demo.com.br', Password: 'demo1234', TimeZoneOffset: 180 }),
    });
    const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const logged = await fetch(`${address}/User/GetLoggedUser`, { headers: { cookie } });
    const { currentCustomer } = (await logged.json()) as LoggedUser;
    const pages = currentCustomer.permissions.filter(({ urlName }) => urlName);
    expect(pages.length).toBeGreaterThan(100);
    for (const { urlName, legacy } of pages) {
      const answer = await fetch(`${address}${urlName}`, { headers: { ...html.headers, cookie } });
      expect(answer.status, urlName).toBe(200);
      // Scripts and frames of a page of the former site are its own affair: the backend's answer gets no policy.
      const isFormer = answer.headers.get('content-security-policy') === null;
      expect([urlName, isFormer]).toEqual([urlName, legacy === true]);
    }
    const embedded = await fetch(`${address}/app/avicultura/dashboard-geral/3`, html);
    expect(embedded.headers.get('content-security-policy')).not.toBeNull();
    const unknown = await fetch(`${address}/pagina-que-ninguem-tem`, html);
    expect(await unknown.text()).toContain('/assets/');
  });

  test('the link of a forgotten password is sent to no other site and stands in no log', async () => {
    const token = 'CfDJ8%2Fx7Secret';
    const page = await fetch(`${address}/redefinir-minha-senha/7/${token}/maria%40demo.com.br`, {
      headers: { Accept: 'text/html' },
    });
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    await fetch(`${address}/titulos`, { headers: { Accept: 'text/html' } });
    const log = () => readFileSync(join(folder, 'access.log'), 'utf8');
    await expect.poll(log).toContain('GET /titulos');
    expect(log()).not.toContain('Secret');
  });
});

/** A backend that hands out what somebody has uploaded, as it was uploaded. */
const SCRIPT =
  "parent.document.title = 'ran'; document.title = localStorage.getItem('access_token') ?? 'ran';";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>${SCRIPT}</script><text y="20">svg</text></svg>`;
const HTML = `<!doctype html><title>html</title><script>${SCRIPT}</script>`;
const UPLOADS: Record<string, readonly [type: string, body: string]> = {
  '/uploads/1.svg': ['image/svg+xml', SVG],
  '/uploads/1.html': ['text/html; charset=utf-8', HTML],
  '/uploads/1.xml': ['application/xml', SVG],
  // No extension, an extension below a folder that a page of the former site could have, and the name in another case.
  '/uploads/17': ['image/svg+xml', SVG],
  '/comandos/1.svg': ['image/svg+xml', SVG],
  '/Uploads/1.SVG': ['image/svg+xml', SVG],
  // A type that browsers show as a page is what they look at, not the name.
  '/uploads/1.png': ['text/html', HTML],
};

test.describe('what somebody has uploaded, behind nginx', () => {
  if (!NGINX) return;
  let nginx: ChildProcess;
  let folder: string;
  let address: string;
  let backend: Server;

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    backend = createHttpServer((request, response) => {
      // As the server reads an address: decoded, without '..'.
      const path = decodeURIComponent(new URL(`http://backend${request.url ?? '/'}`).pathname);
      const [type, body] = UPLOADS[path] ?? ['text/html', ''];
      response.writeHead(path in UPLOADS || path === '/comandos' ? 200 : 404, {
        'Content-Type': type,
        'Content-Disposition': 'inline; filename="1"',
      });
      response.end(body);
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const at = backend.address();
    if (at === null || typeof at === 'string') throw new Error('no port');
    ({ nginx, address } = await startExample(NGINX, folder, `127.0.0.1:${at.port}`));
  });

  test.afterEach(async () => {
    backend.close();
    await stop(nginx, folder);
  });

  // Written in other ways: with an encoded dot, and by way of a folder of the former site.
  const addresses = [
    ...Object.keys(UPLOADS),
    '/uploads/1%2Esvg',
    '/comandos/../uploads/17',
    '/comandos/%2E%2e/uploads/17',
  ];
  /** fetch() would tidy up the address itself. */
  const ask = (path: string, accept: string) =>
    new Promise<IncomingMessage>((answered, failed) => {
      const { hostname, port } = new URL(address);
      get({ hostname, port, path, headers: { Accept: accept } }, (answer) => {
        answer.resume();
        answered(answer);
      }).on('error', failed);
    });

  test('is never the application: asked for as a page it is sandboxed and downloaded', async () => {
    for (const path of addresses)
      for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*', 'image/*']) {
        const { statusCode, headers } = await ask(path, accept);
        expect([path, statusCode]).toEqual([path, 200]);
        expect(headers['content-security-policy'], `${path} ${accept}`).toMatch(
          /default-src 'none'.*sandbox/,
        );
        expect(headers['content-disposition'], path).toBe('attachment');
      }
    // A page of the former site is one by its address.
    const former = await fetch(`${address}/comandos`, { headers: { Accept: 'text/html' } });
    expect([
      former.headers.get('content-security-policy'),
      former.headers.get('content-disposition'),
    ]).toEqual([null, 'inline; filename="1"']);
  });

  test('reads nothing of the session when it is opened by its address', async ({ page }) => {
    for (const path of Object.keys(UPLOADS)) {
      await page.goto(`${address}/THIRD-PARTY-NOTICES.txt`);
      await page.evaluate(() => localStorage.setItem('access_token', 'secret'));
      const download = page.waitForEvent('download');
      // Browsers end a navigation that becomes a download.
      await page.goto(address + path).catch(() => null);
      expect((await download).url()).toBe(address + path);
      expect(await page.title(), path).not.toMatch(/secret|ran/);
    }
  });
});
