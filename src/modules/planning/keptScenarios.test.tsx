import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../../mocks/state';
import { callsTo, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { planningRoutes } from './planningRoutes';
import { fill, openPlan, soyPlan } from './planForm.test.kit';

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});

const side = (name: string) => screen.findByRole('region', { name });
const dry = () => ({
  customerId: 1,
  planningId: soyPlan().id,
  name: 'SECA',
  pricePercent: 15,
  yieldPercent: -30,
  costPercent: 0,
  exchangePercent: 5,
  dollarCostPercent: 40,
});

test('a scenario is kept under a name; the name of another one is refused beside the field', async () => {
  demo.world.planning.scenarios.insert(dry());
  const { user } = openPlan();
  const a = await side('Cenário A');
  await fill(user, within(a).getByRole('textbox', { name: 'Preço' }), '-10');
  await user.click(within(a).getByRole('button', { name: 'Guardar o Cenário A' }));
  const dialog = await screen.findByRole('dialog', { name: 'Guardar o Cenário A' });
  const name = within(dialog).getByRole('textbox', { name: /Nome do cenário/ });
  await fill(user, name, 'SECA');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Já existe um cenário com este nome/));
  await fill(user, name, 'SECA 2');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Cenário SECA 2 guardado.')).toBeVisible();
  const kept = demo.world.planning.scenarios.find((row) => row.name === 'SECA 2');
  expect(kept).toMatchObject({ planningId: soyPlan().id, pricePercent: -10, yieldPercent: 0 });
});

test('a kept one is opened again in either side, and deleted', async () => {
  demo.world.planning.scenarios.insert(dry());
  const { user } = openPlan();
  const b = await side('Cenário B');
  await user.click(within(b).getByRole('combobox', { name: 'Abrir no Cenário B' }));
  await user.click(await screen.findByRole('option', { name: 'SECA' }));
  expect(within(b).getByRole('textbox', { name: 'Produtividade' })).toHaveValue('-30');
  expect(screen.getByRole('textbox', { name: 'Parte da despesa em dólar' })).toHaveValue('40');
  await user.click(within(b).getByRole('button', { name: 'Excluir o cenário SECA' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(demo.world.planning.scenarios.all()).toHaveLength(0));
});

test('a planning that is not saved yet keeps none, and says so', async () => {
  openPlan('novo');
  expect(await screen.findByText(/Salve o planejamento para guardar cenários/)).toBeVisible();
  expect(callsTo('/Planning/GetScenarios')).toHaveLength(0);
});
