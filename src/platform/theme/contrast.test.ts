import { describe, expect, it } from 'vitest';

import { FORCED_CHARTS } from '@/platform/theme/forcedCharts';
import { loadScheme } from '@/platform/theme/schemes';
import { tones, type Scheme, type SchemeColours, type SchemeName } from '@/platform/theme/schemeTypes';
import { soilBands } from '@/platform/theme/mapColours';

/** WCAG 2.2 relative luminance and contrast, from the recommendation's own formula. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Role = keyof SchemeColours;
const backgrounds: Role[] = ['background', 'surface', 'surfaceRaised', 'surfaceSunken', 'hover', 'selection'];
const charts: Role[] = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5'];

const least = (scheme: Scheme, fronts: Role[], backs: Role[]) =>
  Math.min(...fronts.flatMap((front) => backs.map((back) => contrast(scheme[front], scheme[back]))));

// The designer's measured minimums, one decimal: text, muted, on, soft, nav, input, focus, chart.
const measured: [SchemeName, ...number[]][] = [
  ['default', 13.7, 5.5, 5.6, 7.1, 9.3, 3.1, 5.5, 3.2],
  ['sunset', 13.6, 5.5, 5.7, 7.1, 10.2, 3.1, 5.3, 3.2],
  ['greeny', 13.7, 5.5, 5.6, 7.1, 10.1, 3.1, 4.6, 3.2],
  ['beach', 13.7, 5.5, 5.6, 7.1, 9.3, 3.1, 5.0, 3.2],
  ['tech', 13.7, 5.5, 5.6, 7.1, 10.2, 3.1, 5.3, 3.2],
  ['sweetHues', 13.7, 5.5, 5.7, 7.1, 10.3, 3.1, 4.5, 3.2],
  ['defaultDark', 11.0, 6.0, 6.6, 9.0, 12.1, 3.1, 6.9, 3.6],
  ['deepOcean', 10.9, 6.0, 6.6, 9.0, 12.1, 3.1, 6.9, 3.5],
  ['slate', 11.1, 6.0, 6.6, 9.0, 12.0, 3.1, 7.0, 3.7],
  ['greenyDark', 11.0, 6.0, 6.6, 9.0, 12.1, 3.1, 6.9, 3.8],
  ['sunsetDark', 11.3, 6.1, 6.6, 9.0, 12.0, 3.1, 7.1, 3.5],
  ['sweetHuesDark', 11.2, 6.0, 6.6, 9.0, 11.9, 3.1, 7.0, 3.5],
];

describe.each(measured)('scheme %s', (name, ...floors) => {
  it('reads at least as well as was measured', async () => {
    const scheme = await loadScheme(name);
    const found = [
      least(scheme, ['text'], backgrounds),
      least(scheme, ['textMuted'], backgrounds),
      Math.min(
        contrast(scheme.onPrimary, scheme.primary),
        contrast(scheme.onPrimary, scheme.primaryHover),
        contrast(scheme.onAccent, scheme.accent),
        ...tones.map((tone) => contrast(scheme[tone].on, scheme[tone].solid)),
      ),
      Math.min(
        contrast(scheme.primarySoftText, scheme.primarySoft),
        ...tones.map((tone) => contrast(scheme[tone].softText, scheme[tone].soft)),
      ),
      Math.min(
        least(scheme, ['navText'], ['navBackground', 'navHover']),
        contrast(scheme.navActiveText, scheme.navActive),
        contrast(scheme.toolbarText, scheme.toolbarBackground),
      ),
      least(scheme, ['borderStrong'], ['background', 'surface', 'surfaceRaised', 'surfaceSunken']),
      least(scheme, ['focusRing'], backgrounds),
      least(scheme, charts, ['background', 'surface']),
    ];
    // The table is rounded to one decimal.
    const short = found.flatMap((value, at) =>
      value < (floors[at] ?? Infinity) - 0.0501 ? [[at, value]] : [],
    );
    expect(short).toEqual([]);
  });

  it('tells figures below zero on every ground that a row has', async () => {
    const scheme = await loadScheme(name);
    const rows = (['surface', 'surfaceSunken', 'hover', 'selection'] as const).map((background) =>
      contrast(scheme.danger.softText, scheme[background]),
    );
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(4.5);
  });

  it('meets WCAG AA wherever components put words and lines', async () => {
    const scheme = await loadScheme(name);
    const words = [
      least(scheme, ['primary'], backgrounds),
      least(scheme, ['navMuted'], ['navBackground', 'navHover']),
      least(scheme, ['toolbarMuted'], ['toolbarBackground']),
      contrast(scheme.tooltipText, scheme.tooltipBackground),
      ...tones.flatMap((tone) =>
        backgrounds.map((background) => contrast(scheme[tone].softText, scheme[background])),
      ),
      ...tones.map((tone) => contrast(scheme[tone].on, scheme[tone].softText)),
    ];
    const lines = [
      least(scheme, ['navIndicator', 'focusRingOnNav'], ['navBackground', 'navActive']),
      least(scheme, ['textDisabled'], ['background', 'surface']),
    ];
    expect(Math.min(...words)).toBeGreaterThanOrEqual(4.5);
    expect(Math.min(...lines)).toBeGreaterThanOrEqual(3);
  });
});

describe('soil bands', () => {
  it('carry readable words', () => {
    const bands = Object.values(soilBands).map(({ fill, on }) => contrast(fill, on));
    expect(Math.min(...bands)).toBeGreaterThanOrEqual(5.3);
  });
});

describe('where the system forces its colours', () => {
  it.each([
    ['dark', '#000000'],
    ['light', '#ffffff'],
  ] as const)('series stand out from a %s canvas, and the grid stays behind them', (canvas, colour) => {
    const { chartGrid, ...series } = FORCED_CHARTS[canvas];
    expect(Math.min(...Object.values(series).map((one) => contrast(one, colour)))).toBeGreaterThanOrEqual(
      4.5,
    );
    expect(contrast(chartGrid, colour)).toBeLessThan(3);
  });
});
