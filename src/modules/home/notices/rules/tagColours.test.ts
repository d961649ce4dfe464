import { describe, expect, it } from 'vitest';
import { loadScheme } from '@/platform/theme/schemes';
import type { SchemeName } from '@/platform/theme/schemeTypes';
import { themes } from '@/platform/theme/themes';
import { tagColours } from './tagColours';

function channels(colour: string): number[] {
  const hex = /^#(..)(..)(..)$/
    .exec(colour)
    ?.slice(1)
    .map((part) => parseInt(part, 16));
  return hex ?? [...colour.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/** WCAG 2.2 relative luminance, from the recommendation's own formula. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const names = [...new Set(Object.values(themes).flatMap(({ light, dark }): SchemeName[] => [light, dark]))];
// The corners of the colour cube, its middle, and colours that people do choose.
const colours = ['00', 'FF'].flatMap((red) =>
  ['00', 'FF'].flatMap((green) => ['00', 'FF'].map((blue) => `#${red}${green}${blue}`)),
);

describe.each(names)('a tag in the scheme %s', (name) => {
  it.each([...colours, '#808080', '#1B5E20', '#FFC107', '#fa0'])('is readable on %s', async (colour) => {
    const { background, text } = tagColours(colour, await loadScheme(name));
    expect(contrast(background, text)).toBeGreaterThanOrEqual(7);
  });
});

it.each([null, undefined, '', 'vermelho', 'url(//x)', '#12345', 'red;}body{display:none'])(
  'takes %s for no colour',
  async (colour) => {
    const scheme = await loadScheme('default');
    expect(tagColours(colour, scheme)).toEqual({
      background: scheme.neutral.soft,
      text: scheme.neutral.softText,
      mark: null,
    });
  },
);
