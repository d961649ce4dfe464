import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { soyEntry } from './rotation.test.kit';
import { RotationScreen } from './RotationScreen';

startDemo({ namespaces: ['common', 'ui', 'forms', 'grid', 'agricultureRotation'] });

const PATH = '/CropRotation/GetBySeasons';
const PLOT = { id: 1, name: 'T1', farmId: 2, farmName: 'SEDE', hectares: 100 };
const open = (
  search = '',
  answer: object = { plots: [], entries: [] },
  world: 'agriculture' | 'forestry' = 'agriculture',
) => {
  backend.answers('readRotation', answer);
  return openSignedIn({
    routes: [{ path: '/r', element: <RotationScreen world={world} /> }],
    at: `/r${search}`,
  });
};
const requested = async () => {
  await waitFor(() => expect(callsTo(PATH)).toHaveLength(1));
  const { fromYear, toYear } = callsTo(PATH)[0]?.query ?? {};
  return [fromYear, toYear];
};
const on = (day: string) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(`${day}T12:00:00`));
};

describe('the crop years of a rotation', () => {
  it.each([
    ['2026-07-31', ['2024', '2029'], 'Copiar para 2026/27'],
    ['2026-08-01', ['2025', '2030'], 'Copiar para 2027/28'],
  ])('on %s begin with the year before the present one, six of them', async (day, years, copy) => {
    on(day);
    open();
    expect(await requested()).toEqual(years);
    expect(screen.getByRole('button', { name: copy })).toBeVisible();
    vi.useRealTimers();
  });

  it.each([
    ['1990', '1990'],
    ['2100', '2100'],
    ['1989', '2025'],
    ['2101', '2025'],
  ])('of the address %s begin with %s', async (year, first) => {
    on('2026-09-01');
    open(`?ano=${year}`);
    expect((await requested())[0]).toBe(first);
    vi.useRealTimers();
  });

  it('are another page of the way back', async () => {
    on('2026-09-01');
    const { user, router } = open();
    await requested();
    await user.click(screen.getByRole('button', { name: 'Uma safra depois' }));
    expect(router.state.location.search).toBe('?ano=2026');
    await router.navigate(-1);
    expect(router.state.location.search).toBe('');
    vi.useRealTimers();
  });
});

describe('a rotation', () => {
  it('without plots says so; of woods it is named after them', async () => {
    open('', { plots: [], entries: [] }, 'forestry');
    expect(await screen.findByText('Nenhum talhão')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Rotação florestal' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  });

  it('opens what stands on a plot, of that plot alone', async () => {
    const year = new Date().getFullYear();
    const own = soyEntry({ year, from: `${year}-10-01`, to: `${year + 1}-02-10` });
    const { user } = open('', {
      plots: [PLOT],
      entries: [own, { ...own, id: 8, plotId: 2, cropName: 'MILHO' }],
    });
    await user.click(await screen.findByRole('button', { name: new RegExp(`^T1, Verão ${year}/.*SOJA`) }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await user.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [{ copied: 3, skipped: 0 }, 'Copiados: 3. Já planejados: 0.'],
    [{ copied: 3, skipped: null }, 'Safra copiada.'],
  ])('is copied to the next year only when that is confirmed: %j', async (answer, words) => {
    backend.answers('copyRotation', answer);
    const { user } = open('', { plots: [PLOT], entries: [] });
    await screen.findByRole('table');
    const ask = async (name: string) => {
      await user.click(screen.getByRole('button', { name: /^Copiar para/ }));
      const question = await screen.findByRole('alertdialog');
      expect(question).not.toHaveTextContent('Só em');
      await user.click(within(question).getByRole('button', { name }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
    };
    await ask('Cancelar');
    expect(callsTo('/CropRotation/CopySeason')).toEqual([]);
    await ask('Copiar');
    expect(await screen.findByText(words)).toBeVisible();
    const [sent] = callsTo('/CropRotation/CopySeason').map(({ body }) => body as Record<string, number>);
    expect((sent?.['toYear'] ?? 0) - (sent?.['fromYear'] ?? 0)).toBe(1);
  });
});
