// @vitest-environment happy-dom
import { http as mock, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { http } from '@/platform/http/http';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { notifyRefusal } from './notifyRefusal';
import { toastQueue } from './toast';

const server = setupServer();
beforeAll(async () => {
  await startI18n('pt-BR', ['ui']);
  server.listen();
});
beforeEach(() => setLogSink(() => undefined));
afterEach(() => {
  server.resetHandlers();
  toastQueue.take();
});
afterAll(() => server.close());

const refused = () => HttpResponse.json({ error: { message: 'Conta em uso' } }, { status: 400 });
const remove = (id: number) => http.delete('/Account/Delete', { params: { id } });
const said = async (id: number) => {
  await remove(id).catch((thrown: unknown) => notifyRefusal(thrown, 'Não excluída.'));
  const [toast] = toastQueue.take();
  if (!toast) throw new Error('nothing is said');
  return toast;
};

it('says what was not done and why, until the same is done', async () => {
  let answer = refused;
  server.use(mock.delete('*/Account/Delete', () => answer()));
  const first = await said(1);
  expect(first).toMatchObject({ tone: 'danger', text: 'Não excluída. Conta em uso' });
  answer = () => HttpResponse.json(true);
  await remove(2);
  expect(first.withdrawn?.aborted).toBe(false);
  await remove(1);
  expect(first.withdrawn?.aborted).toBe(true);
});

it('says it anew where the next try fails, too', async () => {
  server.use(mock.delete('*/Account/Delete', refused));
  const first = await said(1);
  const second = await said(1);
  expect([first.withdrawn?.aborted, second.withdrawn?.aborted]).toEqual([true, false]);
});

it('leaves to the application what it says itself', () => {
  notifyRefusal({ kind: 'server', status: 500, messages: [] });
  notifyRefusal({ kind: 'offline' });
  expect(toastQueue.current()).toEqual([]);
});
