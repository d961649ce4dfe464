import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as TrainingPage } from './TrainingPage';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeTraining', 'common', 'register', 'forms', 'grid', 'ui'],
});
beforeEach(() => localStorage.setItem('ep.filterHint', 'shown'));

describe('the training register', () => {
  it('opens a record by its number, and keeps every value it does not change', async () => {
    const before = demo.world.finance.training.need(1);
    const { user, router } = openSignedIn({
      routes: [{ path: '/cadastros-teste/:id?', element: <TrainingPage /> }],
      at: '/cadastros-teste/1',
    });
    const form = within(await screen.findByRole('dialog', { name: 'Registro de teste' }));
    expect(router.state.location).toMatchObject({ pathname: '/cadastros-teste', search: '?registro=1' });
    expect(await form.findByLabelText('Valor')).toHaveValue('320,50');
    await user.type(form.getByLabelText(/^Nome/), ' NOVO');
    await user.click(form.getByRole('button', { name: /^Salvar/ }));
    await waitFor(() => expect(demo.world.finance.training.need(1).name).toBe('PRIMEIRO EXEMPLO NOVO'));
    expect(demo.world.finance.training.need(1).values).toMatchObject(before.values);
  });
});
