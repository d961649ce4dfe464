import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { aLoggedUserAnswer } from '../../../mocks/build/session';
import { resetDemo, server } from '../../../mocks/server';
import { demo } from '../../../mocks/state';
import { tokenStore } from '@/domain/identity/tokenStore';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { configureHttp } from '@/platform/http/policy';
import { createAppStore } from '@/platform/store/store';
import { useLiveRows } from './components/useLiveRows';
import { equipmentNow, equipmentService } from './monitoringService';
import { equipment } from './registers/equipment';

const PATH = '/Equipment/GetGridData';
const reported: { silent: boolean; contained: boolean }[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetDemo();
  reported.length = 0;
  const { accessToken, tokenForm } = aLoggedUserAnswer('produtor');
  tokenStore.keep(accessToken, tokenForm);
  configureHttp({
    bearer: tokenStore.access,
    antiForgery: tokenStore.form,
    onError: (_, { silent, contained }) => reported.push({ silent, contained }),
  });
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});

async function openList() {
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  await store.dispatch(equipment.resource.list.refresh(DEFAULT_QUERY));
  const view = renderHook(() => useLiveRows(equipment.resource, equipmentService.list, equipmentNow), {
    wrapper,
  });
  const list = () => equipment.resource.list.select(store.getState(), DEFAULT_QUERY);
  const rows = () => list().data?.rows ?? [];
  return { ...view, store, rows, list };
}

function comeBack() {
  vi.setSystemTime(Date.now() + 10_000);
  act(() => void window.dispatchEvent(new Event('focus')));
}
const requests = () => demo.calls.filter(({ path }) => path === PATH).length;

it('shows how the devices are connected now, and leaves the list and the other rows as they are', async () => {
  const { rows, list } = await openList();
  const before = rows();
  const device = before.find(({ connection }) => connection === 'connected');
  if (!device) throw new Error('no device is connected');
  demo.world.equipment.need(device.id).silentSince = new Date(Date.now() - 100 * 3_600_000).toISOString();
  comeBack();
  await waitFor(() => expect(rows().find(({ id }) => id === device.id)?.connection).toBe('contingency'));
  expect(list().status).toBe('ready');
  const others = (all: typeof before) =>
    all.filter(({ id, lastTransmissionAt }) => id !== device.id && lastTransmissionAt === null);
  expect(others(rows()).every((row) => before.includes(row))).toBe(true);
});

it('a poll that fails says nothing, and keeps the rows', async () => {
  const { rows, list } = await openList();
  const before = rows();
  backend.breaks('listEquipment', { times: 1 });
  comeBack();
  await waitFor(() => expect(reported).toEqual([{ silent: true, contained: true }]));
  expect([rows(), list().status]).toEqual([before, 'ready']);
});

it('a device grows silent on the screen although nothing answers any more', async () => {
  const { rows } = await openList();
  const transmitting = rows().filter(({ connection }) => connection === 'connected');
  expect(transmitting.length).toBeGreaterThan(3);
  backend.cutsOff('listEquipment', { times: 9 });
  vi.setSystemTime(Date.now() + 5 * 3_600_000);
  comeBack();
  await waitFor(() => expect(rows().map(({ connection }) => connection)).not.toContain('connected'));
});

it('an answer that is older than the list is not shown', async () => {
  const { store, rows } = await openList();
  const device = demo.world.equipment.need(rows()[0]?.id ?? 0);
  backend.answers('listEquipment', [{ ...rows()[0], name: 'ANTIGO' }], { times: 1, delayMs: 100 });
  comeBack();
  await waitFor(() => expect(requests()).toBe(2));
  device.name = 'NOVO';
  await act(() => store.dispatch(equipment.resource.list.refresh(DEFAULT_QUERY)));
  await new Promise((done) => setTimeout(done, 200));
  expect(rows()[0]?.name).toBe('NOVO');
});
