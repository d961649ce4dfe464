// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { importWhileOffline } from './importWhileOffline';

const BASE = 'https://farm.example/assets/start.js';
const load = (name: string) =>
  Object.assign(() => Promise.resolve(name), { toString: () => `()=>import(\`./${name}\`)` });
const answers = vi.fn<(url: string) => Promise<Response>>();
const connection = { onLine: true };

beforeEach(() => {
  answers.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  connection.onLine = true;
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('navigator', connection);
});

const bring = (name: string, needed: readonly string[] = []) => {
  const one = load(name);
  const get = vi.fn(one);
  return { get, answer: importWhileOffline(one, needed, BASE, get) };
};

it('asks nothing while there is a network', async () => {
  await expect(bring('a.js', ['/assets/b.js']).answer).resolves.toBe('a.js');
  expect(answers).not.toHaveBeenCalled();
});

it('keeps a part that is missing from the browser, so that it can be had later', async () => {
  connection.onLine = false;
  const first = bring('late.js');
  await expect(first.answer).rejects.toThrow('https://farm.example/assets/late.js');
  expect(first.get).not.toHaveBeenCalled();
  connection.onLine = true;
  await expect(bring('late.js').answer).resolves.toBe('late.js');
});

it('brings what lies in the cache, if all that it needs does', async () => {
  connection.onLine = false;
  answers.mockImplementation((url) =>
    url.endsWith('gone.css') ? Promise.reject(new TypeError('miss')) : Promise.resolve(new Response('')),
  );
  await expect(bring('c.js', ['/assets/d.js']).answer).resolves.toBe('c.js');
  await expect(bring('e.js', ['/assets/gone.css']).answer).rejects.toThrow('gone.css');
});

it('brings again what the page has got, whatever the cache says', async () => {
  await bring('f.js', ['/assets/g.js']).answer;
  connection.onLine = false;
  await expect(bring('f.js', ['/assets/g.js']).answer).resolves.toBe('f.js');
});
