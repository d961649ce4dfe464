import { expect, it } from 'vitest';
import { HERE, plot, rectangle } from '@/platform/geo/testing/shapes';
import { EMPTY } from './drawing';
import { figuresOf } from './figures';
import { createSession } from './session';

const [a, b, c, d] = rectangle(HERE, 0, 0, 1000, 1000);
const vertices = [a, b, c, d].flatMap((vertex) => vertex ?? []);
const crossed = [a, c, b, d].flatMap((vertex) => vertex ?? []);
const TARGET = { kind: 'new', farmId: 1, fieldId: null } as const;

it('of a drawing that crosses itself the border is known and the area is not', () => {
  const session = createSession();
  session.open(TARGET, [], { ...EMPTY, rings: plot(crossed) });
  expect(figuresOf(session.get())).toMatchObject({ hectares: null, crossing: true });
  expect(figuresOf(session.get()).perimeter).toBeGreaterThan(4000);
  session.open(TARGET, [], { ...EMPTY, rings: plot(vertices) });
  expect(figuresOf(session.get())).toMatchObject({ hectares: 100, crossing: false });
});

it('and of a sketch alike', () => {
  const session = createSession();
  session.set({ sketch: { kind: 'outline', path: crossed, pointer: null, snapped: false } });
  expect(figuresOf(session.get())).toMatchObject({ hectares: null, crossing: true });
  session.set({ sketch: { kind: 'outline', path: vertices, pointer: null, snapped: false } });
  expect(figuresOf(session.get())).toMatchObject({ hectares: 100, crossing: false });
});
