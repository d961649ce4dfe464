import { expect, it } from 'vitest';
import { isShown, readViews, togglePreferred, withView } from './savedViews';

const isText = (value: unknown): value is string => typeof value === 'string';

it('reads what is kept and leaves out what is garbled', () => {
  const kept = JSON.stringify([
    { name: 'A', query: 'a', preferred: true },
    { name: 'B', query: 5 },
    null,
    { query: 'c' },
  ]);
  expect(readViews(kept, isText)).toEqual([{ name: 'A', query: 'a', preferred: true }]);
  expect(readViews('{', isText)).toEqual([]);
  expect(readViews(null, isText)).toEqual([]);
});

it('replaces the view of a name, which stays the preferred one', () => {
  const views = togglePreferred(
    [
      { name: 'B', query: 'b' },
      { name: 'A', query: 'a' },
    ],
    'B',
  );
  expect(withView(views, { name: 'B', query: 'new' })).toEqual([
    { name: 'A', query: 'a' },
    { name: 'B', query: 'new', preferred: true },
  ]);
});

it('has one preferred view at most, or none', () => {
  const views = togglePreferred(
    [
      { name: 'A', query: 'a' },
      { name: 'B', query: 'b', preferred: true },
    ],
    'A',
  );
  expect(views.filter(({ preferred }) => preferred)).toEqual([{ name: 'A', query: 'a', preferred: true }]);
  expect(togglePreferred(views, 'A').some(({ preferred }) => preferred)).toBe(false);
});

it('knows what is shown', () => {
  expect(isShown({ name: 'A', query: { sort: null } }, { sort: null })).toBe(true);
  expect(isShown({ name: 'A', query: 'x' }, 'y')).toBe(false);
});
