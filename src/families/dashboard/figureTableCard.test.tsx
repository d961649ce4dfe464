import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { FigureTableCard } from './FigureTableCard';

const heads = ['Lote', 'Peso', { label: 'Ração', kind: 'text' }] as const;

it('sets names and words to the left, figures to the right, head and cells alike', () => {
  renderUi(
    <FigureTableCard title="Lotes" heads={heads} rows={[{ id: 1, name: 'L1', cells: ['2,5', 'Inicial'] }]} />,
  );
  const looks = (role: string) => screen.getAllByRole(role).map(({ className }) => className);
  expect(looks('columnheader')).toEqual(['text', '', 'text']);
  expect(looks('cell')).toEqual(['', 'text']);
  expect(screen.getByRole('group', { name: 'Lotes' })).toHaveAttribute('tabindex', '0');
});

it('fades out at the right while figures are out of sight', () => {
  renderUi(
    <FigureTableCard title="Lotes" heads={heads} rows={[{ name: 'L1', cells: ['2,5', 'Inicial'] }]} />,
  );
  const scroller = screen.getByRole('group', { name: 'Lotes' });
  Object.defineProperties(scroller, { scrollWidth: { value: 300 }, clientWidth: { value: 100 } });
  fireEvent.scroll(scroller);
  expect(scroller.parentElement?.style.getPropertyValue('--fade-end')).toBe('40px');
});

it('tells rows apart by their ids, else by their names or places', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const same = { name: 'L1', cells: [] };
  const element = { name: <b>L1</b>, cells: [] };
  const { rerender } = renderUi(<FigureTableCard title="Lotes" heads={heads} rows={[element, element]} />);
  rerender(
    <FigureTableCard
      title="Lotes"
      heads={heads}
      rows={[
        { ...same, id: 1 },
        { ...same, id: 2 },
      ]}
    />,
  );
  expect(error).not.toHaveBeenCalled();
  const second = screen.getAllByRole('row')[2];
  rerender(<FigureTableCard title="Lotes" heads={heads} rows={[{ ...same, id: 2 }]} />);
  expect(screen.getAllByRole('row')[1]).toBe(second);
  rerender(
    <FigureTableCard
      title="Lotes"
      heads={heads}
      rows={[
        { name: 'A', cells: [] },
        { name: 'B', cells: [] },
      ]}
    />,
  );
  const last = screen.getAllByRole('row')[2];
  rerender(<FigureTableCard title="Lotes" heads={heads} rows={[{ name: 'B', cells: [] }]} />);
  expect(screen.getAllByRole('row')[1]).toBe(last);
});

it('shows a table without rows where it has no words for that', () => {
  renderUi(<FigureTableCard title="Lotes" heads={heads} rows={[]} />);
  expect(screen.getAllByRole('row')).toHaveLength(1);
});
