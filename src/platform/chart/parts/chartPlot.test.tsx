import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import chart from '@locales/pt-BR/chart.json';
import grid from '@locales/pt-BR/grid.json';
import ui from '@locales/pt-BR/ui.json';
import { Themed } from '@/platform/forms/testing/renderForm';
import ChartPlot from './ChartPlot';
import { SeriesMark } from './SeriesMark';

type Props = Record<string, unknown>;
const drawn = vi.hoisted(() => ({
  parts: [] as [name: string, props: Record<string, unknown>][],
  active: undefined as object | undefined,
}));
// The library draws once it has measured its room, which this environment has not: the browser tests show its curves.
vi.mock('recharts', () => {
  const part = (name: string) => (props: Props) => {
    drawn.parts.push([name, props]);
    return null;
  };
  return {
    ComposedChart: ({ children, ...props }: { children: ReactNode; 'aria-label': string }) => (
      <div role="application" aria-label={props['aria-label']}>
        {children}
      </div>
    ),
    useActiveTooltipDataPoints: () => drawn.active && [drawn.active],
    usePlotArea: () => undefined,
    useXAxisScale: () => undefined,
    useYAxisScale: () => undefined,
    Rectangle: ({ fillOpacity }: { fillOpacity: number }) => <i title="bar">{fillOpacity}</i>,
    ...Object.fromEntries(
      ['CartesianGrid', 'ReferenceLine', 'Tooltip', 'XAxis', 'YAxis', 'Line', 'Area', 'Bar'].map((name) => [
        name,
        part(name),
      ]),
    ),
  };
});

interface Month {
  readonly month: string;
  readonly sold: number | null;
  readonly area: number;
}
const ROWS: readonly Month[] = [
  { month: 'Janeiro', sold: 1_234_50, area: 10 },
  { month: 'Fevereiro de 2026', sold: null, area: 12.5 },
];
const POINT = { at: 1, name: 'Fevereiro de 2026', values: [null, 12.5] };

await i18next.use(initReactI18next).init({
  lng: 'pt-BR',
  resources: { 'pt-BR': { chart, grid, ui } },
  interpolation: { escapeValue: false },
});
beforeEach(() => {
  drawn.parts = [];
  drawn.active = undefined;
});

function show(more: Partial<Parameters<typeof ChartPlot<Month>>[0]> = {}) {
  render(
    <Themed>
      <ChartPlot
        label="Vendas"
        kind="line"
        stacked={false}
        fit={false}
        joined={false}
        rows={ROWS}
        x={{ field: 'month', header: 'Mês' }}
        series={[
          { field: 'sold', header: 'Vendido', kind: 'money' },
          { field: 'area', header: 'Área', kind: 'number' },
        ]}
        lines={[]}
        {...more}
      />
    </Themed>,
  );
  return screen.getAllByRole('application').at(-1) as HTMLElement;
}
/** What a part of the drawing was last given. */
const given = (name: string, at = -1): Props =>
  drawn.parts.filter(([each]) => each === name).at(at)?.[1] ?? {};
const isDrawn = (name: string) => drawn.parts.some(([each]) => each === name);
const said = () => screen.getByRole('status').textContent;

describe('the point that is reached', () => {
  it('is read out', () => {
    drawn.active = POINT;
    show();
    expect(said()).toBe('Fevereiro de 2026: Vendido (R$) sem valor; Área 12,50.');
  });

  it('is chosen by Enter, the space bar or a press', () => {
    drawn.active = POINT;
    const onChoose = vi.fn<(row: Month) => void>();
    const plot = show({ onChoose });
    expect(fireEvent.keyDown(plot, { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(plot, { key: ' ' })).toBe(false);
    fireEvent.click(plot);
    expect(onChoose.mock.calls).toEqual([[ROWS[1]], [ROWS[1]], [ROWS[1]]]);
    expect(fireEvent.keyDown(plot, { key: 'ArrowRight' })).toBe(true);
    expect(onChoose).toHaveBeenCalledTimes(3);
  });

  it('is none between the points: nothing is read out or chosen', () => {
    const onChoose = vi.fn<(row: Month) => void>();
    const plot = show({ onChoose });
    expect(said()).toBe('');
    expect(fireEvent.keyDown(plot, { key: 'Enter' })).toBe(true);
    fireEvent.click(plot);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('that is gone by now chooses nothing', () => {
    drawn.active = { ...POINT, at: 7 };
    const onChoose = vi.fn<(row: Month) => void>();
    fireEvent.click(show({ onChoose }));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('cannot be chosen where the page does not want it', () => {
    drawn.active = POINT;
    const plot = show();
    expect(plot).toHaveAccessibleName('Vendas');
    expect(fireEvent.keyDown(plot, { key: 'Enter' })).toBe(true);
    expect(plot.parentElement?.style.cursor).toBe('');
  });

  it('can be chosen by the name of its chart', () => {
    const plot = show({ onChoose: vi.fn() });
    expect(plot).not.toHaveAccessibleName('Vendas');
    expect(plot.parentElement?.style.cursor).toBe('pointer');
  });
});

describe('the axes', () => {
  it('name the points shortly, and hold every value', () => {
    show();
    const name = given('XAxis')['tickFormatter'] as (at: number) => string;
    expect([0, 1, 9].map(name)).toEqual(['Janeiro', 'Fevereiro de …', '']);
    const [low, high] = given('YAxis')['domain'] as number[];
    expect(low).toBe(0);
    expect(high).toBeGreaterThanOrEqual(1234.5);
  });

  it('have a line at nothing where something lies under it', () => {
    show();
    expect(isDrawn('ReferenceLine')).toBe(false);
    expect(given('XAxis')['axisLine']).not.toBe(false);
    show({ rows: [{ month: 'Março', sold: -5_00, area: 1 }] });
    expect(given('ReferenceLine')['y']).toBe(0);
    expect(given('XAxis')['axisLine']).toBe(false);
  });

  it('leave bars their half of the room at both ends', () => {
    show({ kind: 'bar' });
    expect(given('XAxis')['padding']).toBe('no-gap');
    show({ kind: 'line' });
    expect(given('XAxis')['padding']).toEqual({ left: 8, right: 8 });
  });
});

describe('the series', () => {
  it('are lines, areas or bars, some of them lines over bars', () => {
    show({ kind: 'area' });
    expect([isDrawn('Area'), isDrawn('Line'), isDrawn('Bar')]).toEqual([true, false, false]);
    drawn.parts = [];
    show({ kind: 'bar', lines: ['area'] });
    expect([given('Bar')['name'], given('Line')['name']]).toEqual(['Vendido', 'Área']);
  });

  it('stand on each other with a gap of the card between them, or each by itself', () => {
    show({ kind: 'bar', stacked: true });
    expect(given('Bar')).toMatchObject({ stackId: 'stack', strokeWidth: 2 });
    show({ kind: 'bar' });
    expect(given('Bar')).not.toHaveProperty('stackId');
    expect(given('Bar')).not.toHaveProperty('strokeWidth');
    show({ kind: 'area', stacked: true });
    expect(given('Area')).toMatchObject({ stackId: 'stack', fillOpacity: 1 });
    show({ kind: 'area' });
    expect(given('Area')['fillOpacity']).toBeLessThan(1);
    expect(given('Area')['stroke']).toBe(given('Area')['fill']);
  });

  it('have a dot where a value stands alone, and for a single point', () => {
    show();
    expect(given('Line')).toMatchObject({ connectNulls: false, dot: false });
    show({ rows: ROWS.slice(0, 1) });
    expect(given('Line')['dot']).toBe(true);
    show({ joined: true });
    expect(given('Line')['connectNulls']).toBe(true);
    const dot = given('Line', -2)['dot'] as (props: object) => ReactNode;
    const { container } = render(
      <svg>
        {dot({ cx: 1, cy: 2, payload: { at: 0 } })}
        {dot({ cx: 1, cy: 2, payload: { at: 1 } })}
      </svg>,
    );
    expect(container.querySelectorAll('circle')).toHaveLength(1);
  });

  it('have nothing where there is no value', () => {
    show();
    const valueOf = given('Line', -2)['dataKey'] as (point: object) => number | undefined;
    expect([valueOf(POINT), valueOf({ values: [0] })]).toEqual([undefined, 0]);
  });

  it('stand back behind the chosen bar', () => {
    show({ kind: 'bar' });
    expect(given('Bar')).not.toHaveProperty('shape');
    show({ kind: 'bar', chosen: ROWS[1] ?? null });
    const shape = given('Bar')['shape'] as (props: object) => ReactNode;
    for (const at of [0, 1]) render(shape({ payload: { at } }));
    expect(screen.getAllByTitle('bar').map((bar) => bar.textContent)).toEqual(['0.32', '1']);
  });
});

it.each([
  ['line', 'line'],
  ['area', 'rect'],
  ['bar', 'rect'],
] as const)('the sample of a series that is drawn as %s is a %s', (kind, element) => {
  const { container } = render(
    <Themed>
      <SeriesMark kind={kind} at={1} />
    </Themed>,
  );
  expect(container.querySelector('svg')?.firstElementChild?.tagName).toBe(element);
});
