// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  DEFAULT_PREFERENCES,
  holdsUnsentPreferences,
  keepPreferences,
  markUnsentPreferences,
  readPreferences,
  storedPreferences,
} from './preferences';

const OTHERS = {
  theme: 'slate',
  mode: 'dark',
  density: 'compact',
  layout: 'horizontal',
  width: 'boxed',
  navPinned: true,
  language: 'en-US',
} as const;

beforeEach(() => localStorage.clear());

describe('preferences that were kept', () => {
  it('are read part by part; what is none is left to the defaults', () => {
    expect(readPreferences(OTHERS)).toEqual(OTHERS);
    for (const key of Object.keys(OTHERS) as (keyof typeof OTHERS)[]) {
      const { [key]: _, ...rest } = OTHERS;
      expect(readPreferences({ ...OTHERS, [key]: 'neon' })).toEqual(rest);
    }
  });

  it.each([null, undefined, 7, 'slate', []])('are none of %j', (value) => {
    expect(readPreferences(value)).toEqual({});
  });

  it('are those of the user; at sign-in the last ones of this browser', () => {
    keepPreferences({ ...DEFAULT_PREFERENCES, theme: 'beach' }, 'ana');
    keepPreferences({ ...DEFAULT_PREFERENCES, theme: 'tech' }, 'rui');
    expect(storedPreferences('ana').theme).toBe('beach');
    expect(storedPreferences().theme).toBe('tech');
    expect(storedPreferences('eva')).toEqual({});
    keepPreferences({ ...DEFAULT_PREFERENCES, theme: 'greeny' });
    expect([storedPreferences().theme, storedPreferences('rui').theme]).toEqual(['greeny', 'tech']);
  });

  it('that are garbled are none', () => {
    localStorage.setItem('ep.preferences', '{');
    expect(storedPreferences()).toEqual({});
  });

  it('are marked while they were not sent, for each user apart', () => {
    expect(holdsUnsentPreferences('ana')).toBe(false);
    markUnsentPreferences('ana', true);
    expect([holdsUnsentPreferences('ana'), holdsUnsentPreferences('rui')]).toEqual([true, false]);
    markUnsentPreferences('ana', false);
    expect(holdsUnsentPreferences('ana')).toBe(false);
  });
});
