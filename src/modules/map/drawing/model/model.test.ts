import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { hectaresOf } from '@/platform/geo/measure';
import { indexPlots } from '@/platform/geo/plotIndex';
import { isClockwise } from '@/platform/geo/rings';
import { destination } from '@/platform/geo/sphere';
import { field, HERE, plot, rectangle } from '@/platform/geo/testing/shapes';
import { findingsOf } from './checks';
import { type Drawing, EMPTY } from './drawing';
import {
  addArea,
  addRing,
  canRemoveVertex,
  clip,
  closeGap,
  cut,
  dropRing,
  holeAt,
  insertVertex,
  join,
  moveAll,
  moveVertex,
  removeVertex,
  settle,
  sideMiddle,
  takeBack,
  untangle,
} from './edits';
import { begin, type History, part, redo, step, undo } from './history';
import { takeLines } from './importChoice';
import { modeAfter, needsDrawing } from './modes';
import { reviewImport } from '@/platform/geo/exchange/importReview';

const box = (east: number, north: number, width: number, height: number) =>
  rectangle(HERE, east, north, width, height);
const at = (east: number, north: number) => destination(destination(HERE, east, 90), north, 0);
const drawn = (rings: PolygonArea): Drawing => ({ ...EMPTY, rings });
const whole = drawn(plot(box(0, 0, 1000, 1000)));
const hectares = ({ rings }: Drawing) => hectaresOf(rings);
const types = ({ rings }: Drawing) => rings.map(({ type }) => type);

describe('adding and taking away', () => {
  it('a ring of ground, and one that overlaps it', () => {
    const two = addRing(addRing(EMPTY, 'ADD', box(0, 0, 1000, 1000)), 'ADD', box(3000, 0, 100, 100));
    expect([types(two), hectares(two)]).toEqual([['ADD', 'ADD'], 101]);
    const joined = addRing(whole, 'ADD', box(500, 0, 1000, 1000));
    expect([types(joined), Math.round(hectares(joined))]).toEqual([['ADD'], 150]);
  });

  it('a hole inside, and one across the border', () => {
    const holed = addRing(whole, 'REMOVE', box(200, 200, 500, 500));
    expect([types(holed), hectares(holed)]).toEqual([['ADD', 'REMOVE'], 75]);
    expect([holeAt(holed, at(300, 300)), holeAt(holed, at(10, 10))]).toEqual([1, -1]);
    expect(hectares(dropRing(holed, 1))).toBe(100);
    const bitten = addRing(whole, 'REMOVE', box(900, 0, 500, 500));
    expect([types(bitten), Math.round(hectares(bitten))]).toEqual([['ADD'], 95]);
  });

  it('keeps a ring that crosses itself as it was drawn, until it is mended', () => {
    const [a, b, c, d] = box(0, 0, 100, 100);
    const bow = addRing(
      EMPTY,
      'ADD',
      [a, c, b, d].flatMap((vertex) => vertex ?? []),
    );
    expect(bow.rings[0]?.path).toHaveLength(4);
    expect(findingsOf(bow.rings, indexPlots([]))).toMatchObject([{ kind: 'crossing', stops: true }]);
    const mended = untangle(bow);
    expect(types(mended)).toEqual(['ADD', 'ADD']);
    expect(findingsOf(mended.rings, indexPlots([]))).toEqual([]);
  });
});

describe('vertices', () => {
  it('are moved, put in and taken out, but three stay', () => {
    const ref = { ring: 0, vertex: 0 };
    const middle = sideMiddle(whole, ref);
    const more = middle ? insertVertex(whole, ref, middle) : whole;
    expect(more.rings[0]?.path).toHaveLength(5);
    expect(Math.round(hectares(more))).toBe(100);
    const less = removeVertex(removeVertex(more, ref), ref);
    expect(less.rings[0]?.path).toHaveLength(3);
    expect(canRemoveVertex(less, ref)).toBe(false);
    expect(removeVertex(less, ref)).toBe(less);
    const moved = moveVertex(whole, ref, at(-1000, 0));
    expect(Math.round(hectares(moved))).toBe(150);
    expect(whole.rings[0]?.path[0]).not.toEqual(moved.rings[0]?.path[0]);
  });

  it('moved so that the ring turns over, it still runs clockwise', () => {
    const [first, ...others] = drawn(plot(box(0, 0, 100, 100))).rings;
    const turned = {
      ...EMPTY,
      rings: [{ type: 'ADD' as const, path: first?.path.toReversed() ?? [] }, ...others],
    };
    expect(hectares(settle(turned))).toBe(1);
    expect(isClockwise(settle(turned).rings[0]?.path ?? [])).toBe(true);
  });

  it('a moved shape keeps its form', () => {
    const moved = moveAll(whole, HERE, at(500, 0));
    expect(hectares(moved)).toBe(100);
    expect(moved.rings[0]?.path[0]?.lat).toBeCloseTo(HERE.lat, 6);
  });
});

describe('cutting, merging, clipping, closing', () => {
  it('a cut piece stands aside and can be taken back', () => {
    const made = cut(whole, [at(300, -10), at(300, 1010)]);
    const parted = made.ok ? made.drawing : whole;
    expect(Math.round(hectares(parted))).toBe(70);
    expect(parted.spare.map(({ area }) => Math.round(hectaresOf(area)))).toEqual([30]);
    const back = takeBack(parted, 0);
    expect([types(back), Math.round(hectares(back)), back.spare.length]).toEqual([['ADD'], 100, 0]);
    expect(cut(whole, [at(300, 300), at(400, 400)])).toEqual({ ok: false, reason: 'notThrough' });
  });

  it('a merged neighbour is remembered', () => {
    const made = join(whole, 7, plot(box(1000, 0, 500, 1000)));
    expect(made.ok && [Math.round(hectares(made.drawing)), made.drawing.merged]).toEqual([150, [7]]);
    expect(join(whole, 7, plot(box(5000, 0, 10, 10)))).toEqual({ ok: false, reason: 'apart' });
  });

  it('one press mends what the findings tell', () => {
    const index = indexPlots([{ id: '7', name: 'Talhão 7', area: plot(box(1000, 0, 1000, 1000)) }]);
    const over = drawn(plot(box(0, 0, 1100, 1000)));
    const [overlap, ...rest] = findingsOf(over.rings, index);
    expect(overlap).toMatchObject({
      kind: 'overlap',
      stops: false,
      plot: { name: 'Talhão 7' },
      hectares: 10,
    });
    expect(rest).toEqual([]);
    expect(findingsOf(clip(over, [plot(box(1000, 0, 1000, 1000))]).rings, index)).toEqual([]);
    const under = drawn(plot(box(0, 0, 997, 1000)));
    const gap = findingsOf(under.rings, index)[0];
    expect(gap).toMatchObject({ kind: 'gap', hectares: 0.3 });
    const closed = gap?.kind === 'gap' ? closeGap(under, gap) : under;
    expect(findingsOf(closed.rings, index)).toEqual([]);
    expect(findingsOf(over.rings, index, ['7'])).toEqual([]);
  });

  it('says when a plot is larger than its form takes', () => {
    expect(findingsOf(plot(box(0, 0, 6000, 5100)), indexPlots([]))).toMatchObject([{ kind: 'tooLarge' }]);
    expect(findingsOf([], indexPlots([]))).toEqual([]);
  });
});

describe('history', () => {
  const states = [
    EMPTY,
    whole,
    addRing(whole, 'REMOVE', box(200, 200, 500, 500)),
    drawn(plot(box(0, 0, 5, 5))),
  ];
  const walk = (history: History, moves: readonly string[]) =>
    moves.reduce((now, move) => (move === 'undo' ? undo(now) : redo(now)), history);
  const taken = states.slice(1).reduce((now, next) => step(now, 'add', next), begin(EMPTY));

  it('goes back step by step and forth again, to the very same drawings', () => {
    expect(walk(taken, ['undo']).present).toEqual(states[2]);
    expect(walk(taken, ['undo', 'undo', 'undo', 'undo']).present).toEqual(EMPTY);
    expect(walk(taken, ['undo', 'undo', 'redo', 'redo', 'redo']).present).toEqual(states[3]);
  });

  it('a new step forgets what was taken back; none is none', () => {
    const other = step(undo(taken), 'clear', EMPTY);
    expect(redo(other)).toBe(other);
    expect(undo(other).present).toEqual(states[2]);
    expect(step(taken, 'add', taken.present)).toBe(taken);
    expect(undo(begin(EMPTY)).past).toEqual([]);
  });

  it('steps of one name are one, until they are parted', () => {
    const nudge = (history: History, metres: number) =>
      step(
        history,
        'moveVertex',
        moveVertex(history.present, { ring: 0, vertex: 0 }, at(metres, 0)),
        'vertex 0 0',
      );
    const moved = nudge(nudge(begin(whole), 1), 2);
    expect(moved.past).toHaveLength(1);
    expect(undo(moved).present).toEqual(whole);
    expect(redo(undo(moved)).present).toEqual(moved.present);
    expect(nudge(part(moved), 3).past).toHaveLength(2);
  });

  it('any walk of undo and redo ends where counting says', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('undo', 'redo')), (moves) => {
        const place = moves.reduce(
          (now, move) => Math.min(3, Math.max(0, now + (move === 'undo' ? -1 : 1))),
          3,
        );
        expect(walk(taken, moves).present).toEqual(states[place]);
      }),
    );
  });
});

describe('modes', () => {
  it('need a drawing, or begin one', () => {
    expect([
      needsDrawing('edit'),
      needsDrawing('split'),
      needsDrawing('polygon'),
      needsDrawing('measure'),
    ]).toEqual([true, true, false, false]);
  });
  it('are followed by editing what there is', () => {
    expect([modeAfter('polygon', true), modeAfter('polygon', false), modeAfter('edit', true)]).toEqual([
      'edit',
      'select',
      'select',
    ]);
  });
});

describe('polygons of a file', () => {
  const lines = reviewImport(
    [
      { type: 'ADD', path: box(0, 0, 100, 100), name: 'A' },
      { type: 'ADD', path: box(200, 0, 100, 200), name: 'B' },
    ],
    indexPlots([]),
  );

  it('become a plot each, with their names', () => {
    const taken = takeLines(EMPTY, lines, 'plots');
    expect([taken.name, hectares(taken), taken.spare.map(({ name }) => name)]).toEqual(['A', 1, ['B']]);
    expect(takeLines(whole, lines, 'plots').spare).toHaveLength(2);
  });

  it('or parts of one', () => {
    expect([takeLines(EMPTY, lines, 'parts').name, hectares(takeLines(EMPTY, lines, 'parts'))]).toEqual([
      'A',
      3,
    ]);
    expect(hectares(takeLines(whole, lines, 'parts'))).toBe(100);
    expect(takeLines(whole, [], 'parts')).toBe(whole);
  });
});

it('adding an area never loses ground', () => {
  fc.assert(
    fc.property(field(fc.constant(HERE)), field(fc.constant(at(800, 0))), (one, other) => {
      const both = addArea(drawn(plot(one)), plot(other));
      expect(hectares(both)).toBeGreaterThanOrEqual(
        Math.max(hectaresOf(plot(one)), hectaresOf(plot(other))) - 0.02,
      );
    }),
    { numRuns: 40 },
  );
});
