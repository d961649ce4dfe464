import type { TFunction } from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { confirmQueue } from '@/platform/ui/confirm';
import { toastQueue } from '@/platform/ui/toast';
import { changeActive, removeRecord } from './recordChanges';

beforeEach(() => void toastQueue.take());

const t = ((key: string) => key) as unknown as TFunction<'register'>;

it('offers the way back from a state that was changed, once', async () => {
  const setActive = vi.fn<(active: boolean) => Promise<void>>().mockResolvedValue();
  const onUndone = vi.fn();
  await changeActive({ name: 'AREIA', active: true, setActive, onUndone, t });
  const [said] = toastQueue.take();
  expect(said).toMatchObject({ text: 'activate.done', action: { label: 'actions.undo' } });
  said?.action?.onClick();
  await vi.waitFor(() => expect(onUndone).toHaveBeenCalledOnce());
  expect(setActive.mock.calls).toEqual([[true], [false]]);
  const [again] = toastQueue.take();
  expect(again).toMatchObject({ text: 'inactivate.done' });
  expect(again?.action).toBeUndefined();
});

it('says when the way back is refused, and changes nothing', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const setActive = vi.fn<(active: boolean) => Promise<void>>().mockResolvedValueOnce();
  setActive.mockRejectedValueOnce({ kind: 'forbidden', status: 403 });
  const onUndone = vi.fn();
  await changeActive({ name: 'AREIA', active: true, setActive, onUndone, t });
  toastQueue.take()[0]?.action?.onClick();
  await vi.waitFor(() => expect(setActive).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(toastQueue.take()[0]?.text).toBe('activate.refused'));
  expect(onUndone).not.toHaveBeenCalled();
  logged.mockRestore();
});

it('says without network that a record was not changed', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const setActive = vi.fn<(active: boolean) => Promise<void>>().mockRejectedValue({ kind: 'offline' });
  await changeActive({ name: 'AREIA', active: true, setActive, onUndone: vi.fn<() => void>(), t });
  expect(toastQueue.take()).toMatchObject([{ tone: 'danger', text: 'activate.refused' }]);
  logged.mockRestore();
});

it('says without network that a removal is not confirmed', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const remove = vi.fn<() => Promise<void>>().mockRejectedValue({ kind: 'offline' });
  const removed = removeRecord({ title: 'AREIA?', remove, t });
  await vi.waitFor(() => expect(confirmQueue.current()).toBeDefined());
  confirmQueue.current()?.answer(true);
  expect(await removed).toBe(false);
  expect(toastQueue.take()).toMatchObject([{ tone: 'danger', text: 'delete.unconfirmed' }]);
  logged.mockRestore();
});
