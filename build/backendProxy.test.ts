// @vitest-environment node
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { backendProxy } from './backendProxy.ts';

/** Whether a request is forwarded to the server. */
async function isForwarded(url: string, { method = 'GET', accept = '*/*' } = {}) {
  const [options] = Object.values(backendProxy('http://server.test', process.cwd()));
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method, headers: { accept } });
  return (await options?.bypass?.(request, undefined, options)) === undefined;
}

it('forwards calls, whatever their method', async () => {
  await expect(isForwarded('/User/GetLoggedUser', { accept: 'application/json' })).resolves.toBe(true);
  await expect(isForwarded('/Community/Create', { method: 'POST', accept: 'text/html' })).resolves.toBe(true);
});

it.each([
  ['a page', '/propriedade/fazenda/1', 'text/html,application/xhtml+xml'],
  ["the development server's modules", '/@vite/client', '*/*'],
  ['a source file', '/src/main.tsx?t=1', '*/*'],
  ['a file of the project', '/package.json', '*/*'],
])('keeps %s', async (_what, url, accept) => {
  await expect(isForwarded(url, { accept })).resolves.toBe(false);
});

it('answers a malformed address itself, with nothing of this server in it', async () => {
  const [options] = Object.values(backendProxy('http://server.test', process.cwd()));
  const request = Object.assign(new IncomingMessage(new Socket()), { url: '/%E0%A4%A', headers: {} });
  expect(await options?.bypass?.(request, undefined, options)).toBe(false);
});
