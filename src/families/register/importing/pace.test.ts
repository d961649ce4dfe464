import { afterEach, expect, it, vi } from 'vitest';
import { pacedBy } from './pace';

afterEach(() => void vi.restoreAllMocks());

it('lets the page draw every twelve milliseconds, says how far it is, and ends on request', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(100);
  const ending = new AbortController();
  const onProgress = vi.fn<(done: number) => void>();
  const pace = pacedBy(ending.signal, onProgress);
  const at = async (time: number, done: number) => {
    clock.mockReturnValue(time);
    await pace(done);
  };
  await at(111, 1);
  expect(onProgress).not.toHaveBeenCalled();
  await at(112, 2);
  await at(123, 3);
  await at(124, 4);
  expect(onProgress.mock.calls).toEqual([[2], [4]]);
  ending.abort(new Error('stopped'));
  await at(135, 5);
  await expect(at(136, 6)).rejects.toThrow('stopped');
});
