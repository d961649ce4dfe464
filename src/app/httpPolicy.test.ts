// @vitest-environment happy-dom
import { http as mock, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { connection } from '@/platform/connection/connection';
import { http } from '@/platform/http/http';
import { id, record } from '@/platform/http/wire';
import { unreadRows } from '@/platform/http/unreadRows';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { configureScope, currentScope } from '@/platform/store/scope';
import { toastQueue } from '@/platform/ui/toast';
import { wireHttpPolicy } from './httpPolicy';
import { makeStore } from './store';

const server = setupServer();
beforeAll(async () => {
  await startI18n('pt-BR', ['common']);
  server.listen();
  wireHttpPolicy(makeStore(), () => undefined);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('takes back what it said of a call once the same call is answered, and not before', async () => {
  let fails = true;
  server.use(
    mock.post('*/Title/Save', () =>
      fails
        ? HttpResponse.json({ error: { message: 'Banco fora do ar' } }, { status: 500 })
        : HttpResponse.json(1),
    ),
    mock.get('*/Title/List', () => HttpResponse.json([])),
  );
  await expect(http.post('/Title/Save', {})).rejects.toMatchObject({ kind: 'server' });
  const [said] = toastQueue.take();
  expect(said).toMatchObject({ tone: 'danger', text: 'Banco fora do ar' });
  await http.get('/Title/List');
  expect(said?.withdrawn?.aborted).toBe(false);
  fails = false;
  await http.post('/Title/Save', {});
  expect(said?.withdrawn?.aborted).toBe(true);
});

it('takes back what it said of a call once it fails otherwise; one in the background says nothing new', async () => {
  let answer = () => HttpResponse.json({ error: { message: 'Banco fora do ar' } }, { status: 500 });
  server.use(mock.post('*/Title/Save', () => answer()));
  await expect(http.post('/Title/Save', {})).rejects.toMatchObject({ kind: 'server' });
  const [said] = toastQueue.take();
  answer = () => HttpResponse.json({ errors: { Name: ['Informe o nome'] } }, { status: 400 });
  await expect(http.post('/Title/Save', {}, { silent: true })).rejects.toMatchObject({ kind: 'validation' });
  expect(said?.withdrawn?.aborted).toBe(false);
  await expect(http.post('/Title/Save', {})).rejects.toMatchObject({ kind: 'validation' });
  expect(said?.withdrawn?.aborted).toBe(true);
  expect(toastQueue.take()).toEqual([]);
});

it('what was written is proof of the network; what was read may be kept on this device', async () => {
  server.use(
    mock.post('*/Title/Save', () => HttpResponse.json(1)),
    mock.get('*/Title/List', () => HttpResponse.json([])),
  );
  connection.wentOffline();
  await http.get('/Title/List');
  expect(connection.current().offlineSince).not.toBeNull();
  await http.post('/Title/Save', {});
  expect(connection.current().offlineSince).toBeNull();
});

it.each([
  [400, true],
  [401, true],
  [502, false],
])('what was written and answered by %d is proof of the network: %s', async (status, came) => {
  server.use(mock.post('*/Title/Save', () => HttpResponse.json({}, { status })));
  connection.wentOffline();
  await expect(http.post('/Title/Save', {})).rejects.toMatchObject({});
  expect(connection.current().offlineSince === null).toBe(came);
  connection.cameBack();
  toastQueue.take();
});

it('logs a malformed answer by its kind, without a word of it', async () => {
  const sink = vi.fn();
  setLogSink(sink);
  server.use(mock.get('*/Person/List', () => HttpResponse.text('{"name": "MARIA DA SILVA')));
  await expect(http.get('/Person/List')).rejects.toMatchObject({ kind: 'unexpected' });
  expect(sink).toHaveBeenCalledOnce();
  expect(JSON.stringify(sink.mock.calls)).toContain('"error":"unexpected"');
  expect(JSON.stringify(sink.mock.calls)).not.toContain('MARIA');
});

it('counts for the page that stands how many rows of its lists could not be read, as last answered', async () => {
  setLogSink(vi.fn());
  let rows: unknown[] = [{ id: 1 }, { id: 'x' }];
  server.use(mock.get('*/Title/Rows', () => HttpResponse.json(rows)));
  const read = async (options: object = {}) => {
    await http.list('/Title/Rows', { shape: record({ id }), ...options });
    return unreadRows.countOf(`${currentScope()} ${location.pathname}`);
  };
  expect(await read({ silent: true })).toBe(0);
  expect(await read()).toBe(1);
  expect(await read()).toBe(1);
  rows = [{ id: 1 }];
  expect(await read()).toBe(0);
  rows = [{ id: 1 }, {}, {}];
  expect(await read()).toBe(2);
  // Neither another page nor another customer has them.
  expect(unreadRows.countOf(`${currentScope()} /outra`)).toBe(0);
  configureScope(() => 'another');
  expect(unreadRows.countOf(`another ${location.pathname}`)).toBe(0);
});

it('what is read without a network is not said again while the banner says it; what is written is', async () => {
  server.use(
    mock.get('*/Title/List', () => HttpResponse.error()),
    mock.post('*/Title/Save', () => HttpResponse.error()),
  );
  connection.wentOffline();
  await expect(http.get('/Title/List')).rejects.toMatchObject({ kind: 'offline' });
  expect(toastQueue.take()).toEqual([]);
  await expect(http.post('/Title/Save', {})).rejects.toMatchObject({ kind: 'offline' });
  expect(toastQueue.take()).toHaveLength(1);
  connection.cameBack();
});
