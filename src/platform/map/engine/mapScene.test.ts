// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapPlot, MapRaster, OverlayShape } from '../mapEngine';
import { worldX, worldY } from '../mercator';
import { paintBasemap } from '../paint/paintBasemap';
import { paintMarks } from '../paint/paintMarks';
import { paintShape } from '../paint/paintOverlay';
import { paintPlots } from '../paint/paintPlots';
import { paintRaster } from '../paint/paintRaster';
import type { PaintSteps, Viewport } from '../paint/viewport';
import type { createCanvasLayer } from './canvasLayer';
import { createScene } from './mapScene';
import { fakeHost } from './testing/fakeHost';

const { layers, aLayer } = vi.hoisted(() => {
  const aLayer = (paint: Parameters<typeof createCanvasLayer>[3]) => ({
    paint,
    repaint: vi.fn(),
    follow: vi.fn(),
    glide: vi.fn(),
    destroy: vi.fn(),
  });
  return { aLayer, layers: [] as ReturnType<typeof aLayer>[] };
});
vi.mock('./canvasLayer', () => ({
  createCanvasLayer: (...[, , , paint]: Parameters<typeof createCanvasLayer>) => {
    const layer = aLayer(paint);
    layers.push(layer);
    return layer;
  },
}));
const nothing = vi.hoisted(() => (): PaintSteps => [][Symbol.iterator]() as never);
vi.mock('../paint/paintBasemap', () => ({ paintBasemap: vi.fn(nothing) }));
vi.mock('../paint/paintPlots', () => ({ paintPlots: vi.fn(nothing) }));
vi.mock('../paint/paintMarks', () => ({ paintMarks: vi.fn() }));
vi.mock('../paint/paintOverlay', () => ({ paintShape: vi.fn() }));
vi.mock('../paint/paintRaster', () => ({ paintRaster: vi.fn() }));

const square = (id: number, west: number): MapPlot => ({
  id,
  label: `TALHAO ${id}`,
  area: [
    {
      type: 'ADD',
      path: [
        { lat: 0, lng: west },
        { lat: 1, lng: west },
        { lat: 1, lng: west + 1 },
        { lat: 0, lng: west + 1 },
      ],
    },
  ],
});
/** From 1 degree north, 0.5 degrees west, as wide as 4 degrees and as high as 2. */
const SCALE = 360_000;
const VIEWPORT: Viewport = {
  originX: worldX(-0.5),
  originY: worldY(1.5),
  scale: SCALE,
  zoom: 9,
  width: (4 / 360) * SCALE,
  height: (2 / 360) * SCALE,
};

let host: ReturnType<typeof fakeHost>;
let scene: ReturnType<typeof createScene>;
const canvas = document.createElement('canvas');
const ctx = { canvas } as unknown as CanvasRenderingContext2D;

beforeEach(() => {
  layers.length = 0;
  vi.clearAllMocks();
  host = fakeHost({ width: 800, height: 600, view: { center: { lat: 0, lng: 0 }, zoom: 9 } });
  scene = createScene(host);
  scene.setPlots([square(1, 0), square(2, 2), square(3, 10)]);
});

const paint = (at: 0 | 1) => [...(layers[at]?.paint(ctx, VIEWPORT) ?? [])];
const seen = () => vi.mocked(paintPlots).mock.lastCall?.[2].map(({ plot }) => plot.id);
const marked = () =>
  vi.mocked(paintMarks).mock.calls.map(([, , shapes]) => shapes.map(({ plot }) => plot.id));
const repaints = () => layers.map(({ repaint }) => repaint.mock.calls.length);

describe('the canvas of plots', () => {
  it('has the plots of its view, without those that are hidden', () => {
    paint(0);
    expect(seen()).toEqual([1, 2]);
    scene.mark({ hidden: new Set([2]) });
    paint(0);
    expect(seen()).toEqual([1]);
    expect(canvas.dataset['plots']).toBe('1');
  });

  it('paints a base map where the host has none of its own', () => {
    paint(0);
    expect(vi.mocked(paintBasemap).mock.lastCall?.[2]).toBe('light');
    host.setBasemap('tiles');
    vi.mocked(paintBasemap).mockClear();
    paint(0);
    expect(paintBasemap).not.toHaveBeenCalled();
  });

  it('has an image over them while there is one', () => {
    paint(0);
    expect(paintRaster).not.toHaveBeenCalled();
    expect(canvas.dataset['raster']).toBe('false');
    scene.setRaster({} as MapRaster);
    paint(0);
    expect(paintRaster).toHaveBeenCalledTimes(1);
    expect(canvas.dataset['raster']).toBe('true');
  });
});

describe('the canvas on top', () => {
  it('marks the selected plots, and the hovered one that is not selected', () => {
    scene.mark({ selected: new Set([1, 2]) });
    scene.hover(1);
    paint(1);
    expect(marked()).toEqual([[1, 2]]);
    scene.hover(3);
    vi.mocked(paintMarks).mockClear();
    paint(1);
    expect(marked()).toEqual([[1, 2], [3]]);
  });

  it('marks nothing that is hidden or gone', () => {
    scene.mark({ selected: new Set([1, 99]), hidden: new Set([1, 2]) });
    scene.hover(2);
    paint(1);
    expect(marked()).toEqual([[], []]);
  });

  it('has the overlays in the order in which they came', () => {
    const shapes = ['a', 'b', 'c'] as unknown as OverlayShape[];
    scene.setOverlay('drawing', shapes.slice(0, 2));
    scene.setOverlay('hint', shapes.slice(2));
    paint(1);
    expect(vi.mocked(paintShape).mock.calls.map(([, , shape]) => shape)).toEqual(shapes);
  });
});

describe('what is painted again', () => {
  it.each([
    ['another hovered plot', () => scene.hover(1), [0, 1]],
    ['other selected ones', () => scene.mark({ selected: new Set([1]) }), [0, 1]],
    ['other hidden ones', () => scene.mark({ hidden: new Set([1]) }), [1, 1]],
    ['an overlay', () => scene.setOverlay('hint', []), [0, 1]],
    ['an image', () => scene.setRaster({} as MapRaster), [1, 0]],
    ['no image, as before', () => scene.setRaster(null), [0, 0]],
    ['another look', () => scene.setMode('dark'), [1, 1]],
    ['the same look', () => scene.setMode('light'), [0, 0]],
  ])('%s', (_, does, expected) => {
    does();
    expect(repaints()).toEqual(expected);
  });

  it('says whether another plot is hovered', () => {
    expect([scene.hover(1), scene.hover(1), scene.hover(null), scene.hovered()]).toEqual([
      true,
      false,
      true,
      null,
    ]);
  });
});
