import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../../mocks/state';
import { callsTo, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { planningRoutes } from './planningRoutes';
import { openPlan, save, soyPlan, titleField } from './planForm.test.kit';

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});

test('of many products only those that are opened are forms; a fault in a closed one is named and opens it', async () => {
  const seed = soyPlan();
  const [line] = seed.production;
  if (!line) throw new Error('no product');
  const production = Array.from({ length: 5 }, (_, at) => ({
    ...line,
    productName: `SOJA ${at + 1}`,
    unitValue: at === 3 ? 2e9 : 128,
  }));
  demo.world.planning.plannings.insert({ ...seed, id: 902, production });
  const { user } = openPlan(902);
  await titleField();
  expect(screen.queryByLabelText(/^Preço por/)).not.toBeInTheDocument();
  const closed = (name: string) => {
    const row = screen.getByText(name).closest('button');
    if (!row) throw new Error(`${name} is no line`);
    return row;
  };
  expect(closed('SOJA 2')).toHaveTextContent(/Produto 2 · .*R\$\s128,00\/sc 60 kg/);
  await user.click(closed('SOJA 2'));
  expect(await screen.findByLabelText(/^Produto(?! principal)/)).toHaveFocus();
  await user.click(screen.getByLabelText('Recolher produto 2'));
  expect(closed('SOJA 2')).toHaveFocus();

  await save(user);
  // The first line with a fault opens by itself, at the field.
  await waitFor(() => expect(screen.getByLabelText(/^Preço por/)).toHaveFocus());
  expect(screen.getByLabelText(/^Preço por/)).toHaveAccessibleDescription(/deve estar entre 0 e/);
  await user.click(screen.getByLabelText('Recolher produto 4'));
  expect(closed('SOJA 4')).toHaveTextContent(/Preço por sc 60 kg deve estar entre 0 e/);
  expect(callsTo('/Planning/Edit')).toHaveLength(0);
});
