import { expect, it } from 'vitest';
import { advanceLine, lineIsCalm, takeTurn } from './cardLine';

const always = () => true;

/** Cards of these names ask; `begun` tells which have their turn. */
function cards(names: string, isSeen: (name: string) => boolean = always) {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const leave = new Map<string, () => void>();
  for (const name of names) {
    const abort = new AbortController();
    leave.set(name, () => abort.abort());
    takeTurn(() => isSeen(name), abort.signal).then(
      (release) => {
        begun.push(name);
        end.set(name, release);
      },
      () => end.set(name, () => undefined),
    );
  }
  const settle = async () => {
    for (let round = 0; round < 4; round += 1) await Promise.resolve();
    return begun.join('');
  };
  const finish = async () => {
    for (const name of names) leave.get(name)?.();
    await settle();
    for (const release of end.values()) release();
  };
  return {
    settle,
    finish,
    end: (name: string) => end.get(name)?.(),
    leave: (name: string) => leave.get(name)?.(),
  };
}

it('lets four ask at a time, in their order', async () => {
  const line = cards('abcdef');
  expect(await line.settle()).toBe('abcd');
  line.end('b');
  line.end('b');
  expect(await line.settle()).toBe('abcde');
  await line.finish();
});

it('leaves those out who do not want to know any more', async () => {
  const line = cards('abcdef');
  await line.settle();
  line.leave('e');
  line.end('a');
  expect(await line.settle()).toBe('abcdf');
  await line.finish();
});

it('takes those in sight first, and those out of sight while there is room to spare', async () => {
  let seen = 'cd';
  const line = cards('abcdef', (name) => seen.includes(name));
  expect(await line.settle()).toBe('abcd');
  line.end('a');
  expect(await line.settle()).toBe('abcd');
  seen = 'cdf';
  advanceLine();
  expect(await line.settle()).toBe('abcdf');
  for (const name of 'bcd') line.end(name);
  expect(await line.settle()).toBe('abcdfe');
  await line.finish();
});

it('is calm when nothing is pending', async () => {
  const line = cards('ab');
  await line.settle();
  let isCalm = false;
  const calm = lineIsCalm().then(() => (isCalm = true));
  line.end('a');
  await line.settle();
  expect(isCalm).toBe(false);
  line.end('b');
  await calm;
  expect(isCalm).toBe(true);
});
