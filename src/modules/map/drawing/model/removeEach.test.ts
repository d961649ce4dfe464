import { expect, it } from 'vitest';
import { removeEach } from './removeEach';

it('tries every one though one in the middle is refused, and names that one with its reason', async () => {
  const refusal = new Error('Talhão em uso.');
  const tried: string[] = [];
  const { done, kept } = await removeEach(['SEDE', 'BAIXADA', 'POMAR'], (name) => {
    tried.push(name);
    return name === 'BAIXADA' ? Promise.reject(refusal) : Promise.resolve();
  });
  expect(tried).toEqual(['SEDE', 'BAIXADA', 'POMAR']);
  expect(done).toEqual(['SEDE', 'POMAR']);
  expect(kept).toEqual([{ row: 'BAIXADA', thrown: refusal }]);
});

it('goes on where a removal fails before its call is sent', async () => {
  const fault = new Error('no address');
  const { done, kept } = await removeEach([1, 2], (id) => {
    if (id === 1) throw fault;
    return Promise.resolve();
  });
  expect(done).toEqual([2]);
  expect(kept).toEqual([{ row: 1, thrown: fault }]);
});

it('removes one after the other', async () => {
  const steps: string[] = [];
  await removeEach([1, 2], async (id) => {
    steps.push(`${id} sent`);
    await Promise.resolve();
    steps.push(`${id} answered`);
  });
  expect(steps).toEqual(['1 sent', '1 answered', '2 sent', '2 answered']);
});
