import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLogSink } from '@/platform/log/log';
import { localStore } from './localStore';

let written: Map<string, string>;
let full: boolean;

beforeEach(() => {
  written = new Map();
  full = false;
  setLogSink(() => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      written.set(key, text);
    },
    removeItem: (key: string) => written.delete(key),
  });
});
afterEach(() => localStore.drop('k'));

it('keeps what the browser takes where every tab finds it', () => {
  localStore.keep('k', 'one');
  expect(written.get('k')).toBe('one');
  expect(localStore.read('k')).toBe('one');
  localStore.drop('k');
  expect(localStore.read('k')).toBeNull();
});

it('holds what a full browser refuses, and never answers the value of before', () => {
  localStore.keep('k', 'old');
  full = true;
  localStore.keep('k', 'new');
  expect(localStore.read('k')).toBe('new');
  expect(written.has('k')).toBe(false);
  localStore.drop('k');
  expect(localStore.read('k')).toBeNull();
});

it('lets a value that another tab could write count more than its own', () => {
  full = true;
  localStore.keep('k', 'held');
  written.set('k', 'written elsewhere');
  expect(localStore.read('k')).toBe('written elsewhere');
});

it('keeps everything in memory where the browser blocks its storage', () => {
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    ),
  );
  expect(localStore.read('k')).toBeNull();
  localStore.keep('k', 'held');
  expect(localStore.read('k')).toBe('held');
  localStore.drop('k');
  expect(localStore.read('k')).toBeNull();
});
