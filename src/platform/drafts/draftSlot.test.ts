// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { draftSlot, releaseSlots } from './draftSlot';

/** The names that tabs hold, as a browser keeps them. */
function lockManager(kept: Set<string>) {
  const request = (
    name: string,
    options: { ifAvailable?: boolean },
    work: (lock: object | null) => Promise<void> | undefined,
  ) => {
    if (kept.has(name)) {
      if (!options.ifAvailable) return Promise.reject(new DOMException('late', 'TimeoutError'));
      return Promise.resolve(work(null));
    }
    kept.add(name);
    return Promise.resolve(work({})).then(() => void kept.delete(name));
  };
  return { request } as unknown as LockManager;
}
const drafts = new Set<string>();
const hasDraft = (name: string) => Promise.resolve(drafts.has(name));
const settled = () => new Promise((done) => setTimeout(done));
afterEach(() => {
  releaseSlots();
  drafts.clear();
});

it('is one place for each tab, and the same one for as long as the tab stands', async () => {
  const kept = new Set(['new']);
  expect(await draftSlot('new', hasDraft, lockManager(kept))).toBe('new#2');
  expect(await draftSlot('new', hasDraft, lockManager(kept))).toBe('new#2');
  expect(kept).toEqual(new Set(['new', 'new#2']));
});

it('is the first where no other tab has the form open', async () => {
  const kept = new Set<string>();
  expect(await draftSlot('new', hasDraft, lockManager(kept))).toBe('new');
  await settled();
  expect(kept).toEqual(new Set(['new']));
  releaseSlots();
  await settled();
  expect(kept).toEqual(new Set());
});

it('finds the draft of a tab that was closed', async () => {
  drafts.add('new#3');
  const kept = new Set(['new#2']);
  expect(await draftSlot('new', hasDraft, lockManager(kept))).toBe('new#3');
  await settled();
  expect(kept).toEqual(new Set(['new#2', 'new#3']));
});

it('is the key itself where a browser tells no tabs apart', () => {
  expect(draftSlot('new', hasDraft, undefined)).toBe('new');
});

it('waits for a page of the same tab that gives its place free late', async () => {
  drafts.add('new');
  const kept = new Set(['new']);
  const ready = new Promise((done) => setTimeout(done, 600)).then(() => kept.clear());
  const late = {
    request: async (name: string, options: { ifAvailable?: boolean }, work: () => Promise<void>) => {
      if (!options.ifAvailable) await ready;
      return lockManager(kept).request(name, options, work);
    },
  } as unknown as LockManager;
  expect(await draftSlot('new', hasDraft, late)).toBe('new');
});
