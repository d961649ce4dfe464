import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Themed } from '@/platform/forms/testing/renderForm';
import { Sparkline } from './Sparkline';

function draw(values: readonly (number | null)[], colour?: number) {
  render(
    <Themed>
      <Sparkline values={values} label="Vendas" {...(colour === undefined ? {} : { colour })} />
    </Themed>,
  );
  const line = screen.getByRole('img', { name: 'Vendas' });
  return { line, path: line.querySelector('path'), mark: line.querySelector('circle') };
}

it('marks where the line ends, in its colour', () => {
  const { line, path, mark } = draw([10, 42, 10], 2);
  expect([line.getAttribute('width'), line.getAttribute('height')]).toEqual(['96', '28']);
  expect(path?.getAttribute('d')).toBe('M4.0 24.0L48.0 4.0L92.0 24.0');
  expect([mark?.getAttribute('cx'), mark?.getAttribute('cy')]).toEqual(['92', '24']);
  expect(path?.getAttribute('stroke')).toBe(mark?.getAttribute('fill'));
});

it('a single value stands in the middle of its height, at the beginning', () => {
  const { path, mark } = draw([7]);
  expect(path?.getAttribute('d')).toBe('M4.0 14.0');
  expect(mark?.getAttribute('cx')).toBe('4');
});

it.each([[[]], [[null, null]]])('marks nothing where nothing is known: %o', (values) => {
  const { path, mark } = draw(values);
  expect(path?.getAttribute('d')).toBe('');
  expect(mark).toBeNull();
});
