import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { openDemoMap, startMap } from '../mapPage.test.kit';
import { Component as CostCentersPage } from '../pages/CostCentersPage';
import { CommunityDialog } from './CommunityDialog';

startMap();

describe('a rural community', () => {
  const open = (communityId: number | null, place?: { stateId: number | null; cityId: number | null }) => {
    const onSaved = vi.fn();
    const dialog = (
      <CommunityDialog
        communityId={communityId}
        {...(place ? { place } : {})}
        onClose={vi.fn()}
        onSaved={onSaved}
      />
    );
    return { ...openSignedIn({ routes: [{ path: '/x', element: dialog }], at: '/x' }), onSaved };
  };

  it('lies in a city of its state, which is chosen first', async () => {
    const { user, onSaved } = open(null);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Escolha antes o estado.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /^Nome/ }), 'Linha Nova');
    await user.click(dialog.getByRole('combobox', { name: /^Estado/ }));
    const [state] = await screen.findAllByRole('option');
    if (state) await user.click(state);
    await waitFor(() => expect(dialog.queryByText('Escolha antes o estado.')).toBeNull());
    await user.click(dialog.getByRole('combobox', { name: /^Município/ }));
    const [city] = await screen.findAllByRole('option');
    if (city) await user.click(city);
    await user.click(dialog.getByRole('button', { name: /^Salvar/ }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(onSaved.mock.lastCall?.[0]).toMatchObject({
      name: expect.stringMatching(/^linha nova$/i) as string,
    });
  });

  it('of a place that is known begins there', async () => {
    open(null, { stateId: 41, cityId: null });
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('combobox', { name: /^Município/ });
    expect(dialog.queryByText('Escolha antes o estado.')).toBeNull();
  });
});

describe('the cost centers', () => {
  it('are all, or those of agriculture; the choice stands in the address', async () => {
    const { user, router } = openSignedIn({
      routes: [{ path: '/x', element: <CostCentersPage /> }],
      at: '/x',
    });
    const [all, some] = await within(await screen.findByRole('group', { name: /.+/ })).findAllByRole(
      'button',
    );
    if (!all || !some) throw new Error('there is no choice');
    expect(all).toHaveAttribute('aria-pressed', 'true');
    await user.click(some);
    expect(router.state.location.search).toBe('?grupo=agricultura');
  });
});

describe('the dialogs of the map', () => {
  it.each([
    ['FAZENDA AGUA DOCE', 'Editar', 'Cadastro de propriedade'],
    ['LARANJAL', 'Condições da planta', 'Condições da planta'],
    ['TALHAO 04', 'Editar', 'Editar talhão'],
  ])('open from the menu of %s: %s', async (name, action, title) => {
    const { user } = openDemoMap('/propriedade/talhao/21');
    await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  });
});
