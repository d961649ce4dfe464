import { expect, it } from 'vitest';

import { loadScheme, readScheme } from '@/platform/theme/schemes';
import { schemeOf, themeNames, themes } from '@/platform/theme/themes';

it('has the nine themes with their pairs', () => {
  const pairs = themeNames.map((name) => [name, themes[name].nature, themes[name].light, themes[name].dark]);
  expect(pairs).toEqual([
    ['default', 'light', 'default', 'defaultDark'],
    ['sunset', 'light', 'sunset', 'sunsetDark'],
    ['greeny', 'light', 'greeny', 'greenyDark'],
    ['beach', 'light', 'beach', 'deepOcean'],
    ['tech', 'light', 'tech', 'slate'],
    ['sweetHues', 'light', 'sweetHues', 'sweetHuesDark'],
    ['defaultDark', 'dark', 'default', 'defaultDark'],
    ['deepOcean', 'dark', 'beach', 'deepOcean'],
    ['slate', 'dark', 'tech', 'slate'],
  ]);
});

it('moves inside the pair, and starts in the nature of the theme', () => {
  expect(schemeOf('deepOcean', null, false)).toBe('deepOcean');
  expect(schemeOf('deepOcean', 'light', true)).toBe('beach');
  expect(schemeOf('beach', null, true)).toBe('beach');
  expect(schemeOf('beach', 'system', true)).toBe('deepOcean');
  expect(schemeOf('slate', 'system', false)).toBe('tech');
});

it('has the same tokens in every scheme, each with a colour', async () => {
  const names = [...new Set(themeNames.flatMap((name) => [themes[name].light, themes[name].dark]))];
  expect(names).toHaveLength(12);
  const reference = Object.keys(readScheme('default') ?? {}).sort();
  expect(reference.length).toBeGreaterThan(50);
  for (const name of names) {
    const { mode, shadow, backdrop, ...colours } = await loadScheme(name);
    expect(Object.keys({ ...colours, mode, shadow, backdrop }).sort()).toEqual(reference);
    const values = Object.values(colours).flatMap((value) =>
      typeof value === 'string' ? [value] : Object.values(value),
    );
    expect(values.filter((value) => !/^#[0-9A-F]{6}$/.test(String(value)))).toEqual([]);
    expect(shadow).toMatch(/^\d+ \d+ \d+$/);
    expect(backdrop).toMatch(/^rgb\(/);
    expect(mode).toBe(Object.values(themes).some((pair) => pair.dark === name) ? 'dark' : 'light');
  }
});
