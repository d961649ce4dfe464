import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Themed } from '@/platform/forms/testing/renderForm';
import { nothingToExport } from '@/platform/grid/nothingToExport';
import { startTexts } from '@/platform/grid/testing/renderGrid';
import { useLate } from '@/platform/grid/useLate';
import type { GridState } from '@/platform/grid/useGridState';
import { useSpaceBelow } from '@/platform/grid/useSpaceBelow';
import { DensityMenu } from './DensityMenu';
import { SortMenu } from './SortMenu';

beforeEach(() => startTexts());
afterEach(() => void vi.useRealTimers());

const open = async (name: string) => {
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
};
const choices = () =>
  screen.getAllByRole('menuitemradio').map((one) => [one.textContent, one.getAttribute('aria-checked')]);
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

it('the height of rows is one of two, the present one checked', async () => {
  const setLayout = vi.fn<GridState['setLayout']>();
  render(
    <Themed>
      <DensityMenu setLayout={setLayout} current="comfortable" />
    </Themed>,
  );
  await open('Altura das linhas');
  expect(choices()).toEqual([
    ['Compacta', 'false'],
    ['Confortável', 'true'],
  ]);
  const [compact, comfortable] = screen.getAllByRole('menuitemradio');
  expect(compact).not.toHaveClass('Mui-selected');
  expect(comfortable).toHaveClass('Mui-selected');
  expect(compact?.querySelector('svg')).toBeNull();
  expect(comfortable?.querySelector('svg')).not.toBeNull();
  if (compact) await userEvent.click(compact);
  expect(setLayout).toHaveBeenCalledExactlyOnceWith({ density: 'compact' });
  await closed();
});

describe('sorting without heads', () => {
  const columns = [
    { field: 'name', header: 'Nome' },
    { field: 'photo', header: 'Foto', sortable: false },
    { field: 'area', header: 'Área' },
  ];
  const show = (sort: GridState['query']['sort']) => {
    const setQuery = vi.fn<GridState['setQuery']>();
    const grid = { query: { sort }, setQuery } as unknown as GridState;
    render(
      <Themed>
        <SortMenu grid={grid} columns={columns} />
      </Themed>,
    );
    return setQuery;
  };

  it('goes by each column that can be sorted, both ways', async () => {
    const setQuery = show({ field: 'name', direction: 'desc' });
    await open('Ordenar');
    expect(choices()).toEqual([
      ['Ordem original', 'false'],
      ['Nome, crescente', 'false'],
      ['Nome, decrescente', 'true'],
      ['Área, crescente', 'false'],
      ['Área, decrescente', 'false'],
    ]);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Área, crescente' }));
    expect(setQuery).toHaveBeenCalledExactlyOnceWith({ sort: { field: 'area', direction: 'asc' } });
    await closed();
  });

  it('is as it came at first', async () => {
    show(null);
    await open('Ordenar');
    expect(choices().filter(([, checked]) => checked === 'true')).toEqual([['Ordem original', 'true']]);
  });
});

describe('a wait', () => {
  it('is told once it has lasted, and begins anew each time', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(({ active }) => useLate(active, 200), {
      initialProps: { active: true },
    });
    expect(result.current).toBe(false);
    act(() => void vi.advanceTimersByTime(199));
    expect(result.current).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(true);
    rerender({ active: false });
    expect(result.current).toBe(false);
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current).toBe(false);
    rerender({ active: true });
    expect(result.current).toBe(false);
  });
});

describe('the room under an element', () => {
  let measure: () => void;
  beforeEach(
    () =>
      void vi.stubGlobal(
        'ResizeObserver',
        class {
          constructor(run: () => void) {
            measure = run;
          }
          observe = () => undefined;
          disconnect = () => undefined;
        },
      ),
  );
  function Part({ top }: { readonly top: number }) {
    const ref = useRef<HTMLDivElement>(null);
    const room = useSpaceBelow(ref);
    return (
      <div
        ref={(element) => {
          ref.current = element;
          if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, 10);
        }}
      >
        <output>{room}</output>
      </div>
    );
  }
  const room = () => Number(screen.getByRole('status').textContent);

  it('goes down to the bottom of the window, whatever is scrolled', () => {
    vi.stubGlobal('innerHeight', 600);
    window.innerHeight = 600;
    render(<Part top={150.5} />);
    expect(room()).toBe(0);
    act(() => measure());
    expect(room()).toBe(449);
    window.innerHeight = 500;
    act(() => void fireEvent(window, new Event('resize')));
    expect(room()).toBe(349);
  });

  it('is none for what begins under the window', () => {
    window.innerHeight = 600;
    render(<Part top={900} />);
    act(() => measure());
    expect(room()).toBe(0);
  });
});

it.each([
  ['failed', true, null],
  ['failed', false, 'failed'],
  ['ready', false, 'empty'],
  ['loading', false, 'waits'],
] as const)('a list that is %s (with rows: %s) has nothing to export because of %s', (status, rows, why) => {
  expect(nothingToExport(status, rows)).toBe(why);
});
