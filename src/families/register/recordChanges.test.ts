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

/** Answers the question that stands open. */
async function answer(sure: boolean) {
  await vi.waitFor(() => expect(confirmQueue.current()).toBeDefined());
  const question = confirmQueue.current();
  question?.answer(sure);
  return question?.request;
}

it('asks with what uses a record before it is put out of use, and leaves it where that is not wanted', async () => {
  const setActive = vi.fn<(active: boolean) => Promise<void>>().mockResolvedValue();
  const change = { name: 'AREIA', active: false, setActive, onUndone: vi.fn<() => void>(), t };
  const left = changeActive({ ...change, uses: () => Promise.resolve([{ name: 'NCM', count: 3 }]) });
  const question = await answer(false);
  expect(question?.body).toBe('uses.inactivate inactivate.body');
  await left;
  expect(setActive).not.toHaveBeenCalled();

  const done = changeActive({ ...change, uses: undefined });
  expect((await answer(true))?.body).toBe('inactivate.body');
  await done;
  expect(setActive.mock.calls).toEqual([[false]]);
  expect(toastQueue.take()).toMatchObject([{ text: 'inactivate.done' }]);
});

it('a record in use is not deleted, and only said so where it cannot be put out of use', async () => {
  const remove = vi.fn<() => Promise<void>>();
  const uses = () => Promise.resolve([{ name: 'NCM', count: 3 }]);
  expect(await removeRecord({ title: 'AREIA?', remove, uses, t })).toBe(false);
  expect(toastQueue.take()).toMatchObject([{ tone: 'danger', text: 'uses.notDeleted' }]);
  expect(remove).not.toHaveBeenCalled();
});

it('a record in use is put out of use instead, if that is wanted', async () => {
  const remove = vi.fn<() => Promise<void>>();
  const inactivate = vi.fn<() => Promise<void>>().mockResolvedValue();
  const uses = () => Promise.resolve([{ name: 'NCM', count: 3 }]);
  const left = removeRecord({ title: 'AREIA?', remove, uses, inactivate, t });
  await answer(false);
  expect(await left).toBe(false);
  expect(inactivate).not.toHaveBeenCalled();

  const done = removeRecord({ title: 'AREIA?', remove, uses, inactivate, t });
  await answer(true);
  expect(await done).toBe(true);
  expect(toastQueue.take()).toMatchObject([{ tone: 'success', text: 'inactivate.done' }]);

  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  inactivate.mockRejectedValueOnce({ kind: 'offline' });
  const failed = removeRecord({ title: 'AREIA?', remove, uses, inactivate, t });
  await answer(true);
  expect(await failed).toBe(false);
  expect(toastQueue.take()).toMatchObject([{ tone: 'danger', text: 'inactivate.refused' }]);
  expect(remove).not.toHaveBeenCalled();
});

it('a record is deleted after a yes, in the words of its own where there are some', async () => {
  const remove = vi.fn<() => Promise<void>>().mockResolvedValue();
  const left = removeRecord({ title: 'AREIA?', remove, t });
  expect(await answer(false)).toMatchObject({
    body: 'delete.body',
    confirmLabel: 'actions.delete',
    danger: true,
  });
  expect(await left).toBe(false);
  expect(remove).not.toHaveBeenCalled();

  const own = { body: 'vai também o estoque', done: 'foi', confirmLabel: 'Apagar' };
  const done = removeRecord({ title: 'AREIA?', remove, t, ...own });
  expect(await answer(true)).toMatchObject({ body: own.body, confirmLabel: own.confirmLabel });
  expect(await done).toBe(true);
  expect(toastQueue.take()).toMatchObject([{ tone: 'success', text: 'foi' }]);

  const usual = removeRecord({ title: 'AREIA?', remove, t });
  await answer(true);
  expect(await usual).toBe(true);
  expect(toastQueue.take()).toMatchObject([{ text: 'delete.done' }]);
});

it.each([
  [
    'names what uses it',
    { kind: 'validation', status: 400, fields: {}, dependents: [{ name: 'NCM', count: 2 }] },
    'delete.refused NCM: 2',
    false,
  ],
  [
    'gives the reason of the server',
    { kind: 'validation', status: 400, fields: {}, message: 'Em uso.' },
    'Em uso.',
    false,
  ],
  ['cannot be read, and may have been a yes', { kind: 'unexpected' }, 'delete.unconfirmed', true],
])('a refused removal %s', async (_, error, text, gone) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const remove = vi.fn<() => Promise<void>>().mockRejectedValue(error);
  const removed = removeRecord({ title: 'AREIA?', remove, t });
  await answer(true);
  expect(await removed).toBe(gone);
  expect(toastQueue.take()).toMatchObject([{ tone: 'danger', text }]);
});
