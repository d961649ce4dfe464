// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configureScope } from '@/platform/store/scope';
import { createOutbox } from './createOutbox';

const outbox = createOutbox<{ ticket: string }>('loads');
const sendWaiting = outbox.send;

let scope = '1/1';
beforeEach(() => {
  localStorage.clear();
  scope = '1/1';
  configureScope(() => scope);
});
afterEach(() => configureScope(() => ''));

const add = (key: string) => outbox.add({ key, at: 1, values: { ticket: key }, refusal: null });
const keys = () => outbox.current().map(({ key }) => key);
const offline = Object.assign(new Error('offline'), { kind: 'offline' });

it('sends in order, and keeps the rest when the network goes again', async () => {
  ['a', 'b', 'c'].forEach(add);
  const tried: string[] = [];
  const send = ({ key }: { key: string }) => {
    tried.push(key);
    return key === 'b' ? Promise.reject(offline) : Promise.resolve();
  };
  expect(await sendWaiting(send)).toMatchObject({ sent: 1, refused: 0, stopped: { kind: 'offline' } });
  expect(tried).toEqual(['a', 'b']);
  expect(keys()).toEqual(['b', 'c']);
});

it('sends once though it is asked twice', async () => {
  add('a');
  const tried: string[] = [];
  const send = async ({ key }: { key: string }) => {
    tried.push(key);
    await Promise.resolve();
  };
  await Promise.all([sendWaiting(send), sendWaiting(send)]);
  expect(tried).toEqual(['a']);
  expect(keys()).toEqual([]);
  expect(localStorage.getItem('ep.loads.1/1')).toBeNull();
});

it('keeps a refused load with its reason, and goes on with the next', async () => {
  ['a', 'b'].forEach(add);
  const refused = Object.assign(new Error('refused'), {
    kind: 'validation',
    status: 400,
    fields: { TareWeight: ['Tara maior que o bruto.'] },
  });
  const send = ({ key }: { key: string }) => (key === 'a' ? Promise.reject(refused) : Promise.resolve());
  expect(await sendWaiting(send)).toEqual({ sent: 1, refused: 1, stopped: null });
  expect(outbox.current()).toMatchObject([{ key: 'a', refusal: 'Tara maior que o bruto.' }]);
  // What was refused waits for the user, not for the network.
  expect(await sendWaiting(send)).toEqual({ sent: 0, refused: 0, stopped: null });
});

it('belongs to one customer', () => {
  add('a');
  scope = '1/2';
  expect(keys()).toEqual([]);
  scope = '1/1';
  expect(keys()).toEqual(['a']);
});

it('reads what it cannot understand as nothing', () => {
  localStorage.setItem('ep.loads.1/1', '{"a":1}');
  expect(keys()).toEqual([]);
  localStorage.setItem('ep.loads.1/1', '[{"key":1},null]');
  expect(keys()).toEqual([]);
});
