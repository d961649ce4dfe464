import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { someFarms } from '@/domain/land/testing/farms';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { agricultureRoutes } from '../agricultureRoutes';
import { ResultsMap } from './components/ResultsMap';
import type { ResultGroup } from './rules/results';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureResults', 'mapView', 'forms', 'common', 'ui'],
});

/** A plot of the land fixtures with its figures a hectare. */
const plot = (id: number, figures: Partial<ResultGroup>): ResultGroup =>
  ({
    id: String(id),
    name: `T${id}`,
    yield: null,
    costPerHa: null,
    marginPerHa: null,
    ...figures,
  }) as ResultGroup;
const DRAWN = plot(100, { yield: 62, costPerHa: 520_000, marginPerHa: 1000 });
const OTHER = plot(200, { yield: 50, costPerHa: 520_000.001 });

function open(plots: readonly ResultGroup[], finance = true) {
  return openSignedIn({
    routes: [{ path: '/x', element: <ResultsMap plots={plots} finance={finance} /> }],
    at: '/x',
  });
}
const legend = () =>
  within(screen.getByRole('list', { name: 'Legenda do mapa' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const colours = () =>
  [...screen.getByRole('list', { name: 'Legenda do mapa' }).querySelectorAll('span')].map(
    (swatch) => swatch.style.background,
  );
const measures = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('combobox', { name: 'Colorir por' }));
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};

describe('the map of results', () => {
  it('has the classes of the yield, from little to much, and names what it does not show', async () => {
    backend.answers('listFarms', someFarms);
    open([DRAWN, OTHER, plot(999, { yield: 50 }), plot(101, {})]);
    await waitFor(() =>
      expect(legend()).toEqual([
        '50,00 sc/ha (2 talhões)',
        '62,00 sc/ha (1 talhão)',
        'Sem valor conhecido (1 talhão)',
        '2 talhões sem desenho não aparecem.',
      ]),
    );
    expect(new Set(colours()).size).toBe(3);
    expect(
      await screen.findByRole('application', { name: 'Talhões por classe de resultado' }),
    ).toBeInTheDocument();
  });

  it('shows costs that are written alike as one class, in a colour of the middle', async () => {
    backend.answers('listFarms', someFarms);
    const { user } = open([DRAWN, OTHER, plot(101, { yield: 55 })]);
    await waitFor(() => expect(legend()).toHaveLength(4));
    const [least, , most] = colours();
    expect(await measures(user)).toHaveLength(3);
    await user.click(screen.getByRole('option', { name: /^Custo/ }));
    expect(legend()[0]).toMatch(/^R\$\s5\.200(,00)? \(2 talhões\)$/);
    expect([least, most]).not.toContain(colours()[0]);
  });

  it('offers the margin to those who may see it', async () => {
    backend.answers('listFarms', someFarms);
    const { user } = open([DRAWN], false);
    expect(await measures(user)).toHaveLength(2);
    await user.keyboard('{Escape}');
  });

  it('writes a class of several values from its least to its greatest', async () => {
    backend.answers('listFarms', someFarms);
    open(Array.from({ length: 10 }, (_, at) => plot(300 + at, { yield: 40 + at })));
    await waitFor(() => expect(legend().at(-1)).toBe('10 talhões sem desenho não aparecem.'));
    expect(legend()).toHaveLength(6);
    expect(legend()[0]).toBe('40,00 a 41,00 sc/ha (2 talhões)');
    expect(new Set(colours()).size).toBe(5);
  });

  it('says that the plots could not be loaded, and loads them again', async () => {
    backend.breaks('listFarms', { times: 1 });
    const { user } = open([DRAWN]);
    expect(screen.queryByRole('button', { name: /Tentar/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: /Tentar/ }));
    expect(await screen.findByRole('list', { name: 'Legenda do mapa' })).toBeVisible();
  });
});
