// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenStore } from '@/domain/identity/tokenStore';
import { configureHttp } from '@/platform/http/policy';
import { type LogEntry, setLogSink } from '@/platform/log/log';
import { createAppStore } from '@/platform/store/store';
import { aLoggedUserAnswer } from '../../../mocks/build/session';
import { resetDemo, server } from '../../../mocks/server';
import { backend } from '../../../mocks/faults/backend';
import { demo } from '../../../mocks/state';
import { actOnRow, documentChanged, loadDesk, selectDeskState } from './assistSlice';
import { assistService } from './assistService';
import { rowsByTab, TABS } from './rules/deskTabs';
import { wirePeriod } from './rules/deskPeriod';
import { addDays, today } from '@/platform/format/date';

const period = wirePeriod({ from: addDays(today(), -14), to: today() });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
let logged: LogEntry[] = [];
afterEach(() => server.resetHandlers());
beforeEach(() => {
  logged = [];
  setLogSink((entry) => logged.push(entry));
  resetDemo();
  configureHttp({ bearer: tokenStore.access, antiForgery: tokenStore.form, onError: () => undefined });
  const { accessToken, tokenForm } = aLoggedUserAnswer('suporte');
  tokenStore.keep(accessToken, tokenForm);
});

const me = () => demo.world.users.find((row) => row.account === 'suporte')?.id ?? 0;

async function loaded() {
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  await store.dispatch(loadDesk({ period }));
  return { store, desk: () => selectDeskState(store.getState()) };
}

describe('the desk', () => {
  it('has every document of the answer in the tabs of its group', async () => {
    const { desk } = await loaded();
    const tabs = rowsByTab(desk().rows);
    expect(TABS.map((tab) => tabs[tab].length > 0)).toEqual(Array(9).fill(true));
    const parts = TABS.slice(1).reduce((sum, tab) => sum + tabs[tab].length, 0);
    const cancelled = desk().rows.filter(({ group }) => group === 'cancels').length;
    // Cancelled ones stand under 'todos' alone.
    expect(tabs['todos-documentos']).toHaveLength(parts + cancelled);
    expect(cancelled).toBeGreaterThan(0);
  });

  it('keeps the very rows that a refresh has not changed', async () => {
    const { store, desk } = await loaded();
    const before = desk().rows;
    await store.dispatch(loadDesk({ period }));
    expect(desk().rows).toBe(before);
    const [row] = demo.world.assistDocuments.filter(({ status }) => status === 'PROCESSAMENTO_IA');
    demo.world.assistDocuments.update(row!.id, { status: 'SUCESSO_IA' });
    await store.dispatch(loadDesk({ period }));
    const changed = desk().rows.filter((each) => !before.includes(each));
    expect(changed.map(({ id, group }) => [id, group])).toEqual([[row!.id, 'aiSuccesses']]);
  });

  it('takes the groups that an action answers, and forgets the list that was on its way', async () => {
    const { store, desk } = await loaded();
    const [row] = rowsByTab(desk().rows)['novos-documentos'];
    backend.waits('listAssistDocuments', 300, { times: 1 });
    const late = store.dispatch(loadDesk({ period }));
    await store.dispatch(actOnRow({ action: 'start', id: row!.id, assistantUserId: me(), period }));
    expect(desk()).toMatchObject({ status: 'ready' });
    const started = desk().rows;
    expect(started.find(({ id }) => id === row!.id)).toMatchObject({ assistantUserId: me() });
    await late;
    expect(desk().rows).toBe(started);
  });

  it.each([
    ['malformed', '{"sents":'],
    ['without groups', { rows: [] }],
    ['a list', []],
  ])('fails on an answer that is %s, and keeps what it had', async (_name, body) => {
    const { store, desk } = await loaded();
    const before = desk().rows;
    backend.answers('listAssistDocuments', body, { times: 1 });
    await store.dispatch(loadDesk({ period }));
    expect(desk()).toMatchObject({ status: 'failed', error: { kind: 'unexpected' } });
    expect(desk().rows).toBe(before);
  });

  it('bears groups that are missing and rows that lack parts', async () => {
    const { store, desk } = await loaded();
    const row = { id: 900, statusName: 'ENVIADO', createdAt: '2026-01-01T00:00:00Z' };
    backend.answers('listAssistDocuments', { sents: [row, null, { id: 'x' }], returns: null }, { times: 1 });
    await store.dispatch(loadDesk({ period }));
    expect(logged.map(({ message }) => message)).toEqual(['schema drift']);
    expect(desk().rows).toMatchObject([
      { id: 900, group: 'sents', active: true, customerName: '', customerAssistDocumentAttachments: [] },
    ]);
  });

  it('moves a document that was answered alone to its group', async () => {
    const { store, desk } = await loaded();
    const row = desk().rows.find(
      ({ assistantUserId, group }) => assistantUserId === me() && group === 'initiates',
    );
    store.dispatch(documentChanged((await assistService.cancel(row!.id))!));
    expect(desk().rows.find(({ id }) => id === row!.id)).toMatchObject({ group: 'cancels' });
  });
});

it('an attachment comes as its bytes, and a refusal of one in words', async () => {
  const { desk } = await loaded();
  const [file] = desk().rows.flatMap((row) => row.customerAssistDocumentAttachments);
  const blob = await assistService.getAttachment(file!.id);
  expect(blob.type).toBe(file!.contentType);
  expect(blob.size).toBeGreaterThan(100);
  await expect(assistService.getAttachment(99)).rejects.toMatchObject({
    kind: 'validation',
    status: 404,
    message: 'Registro não encontrado.',
  });
});
