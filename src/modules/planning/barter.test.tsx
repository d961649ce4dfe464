import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { demo } from '../../../mocks/state';
import { callsTo, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { planningRoutes } from './planningRoutes';
import { openPlan } from './planForm.test.kit';

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});

const YEAR = 2026;
const contract = {
  id: 5,
  number: 'CT-77',
  contractType: 'TO_FIX',
  partnerPersonName: 'COOPERATIVA',
  productName: 'SOJA EM GRAOS',
  unitName: 'SC',
  saleUnit: 'sc60',
  quantity: 3100,
  unitPrice: null,
  currencySymbol: 'R$',
  deliveryDate: '2027-03-01T00:00:00',
};
/** 150 ha × 62 sc = 9 300 sc × R$ 128,00; cost R$ 780 000. */
function open() {
  const seed = demo.world.planning.plannings.find((row) => row.activity === 'CROP' && row.customerId === 1);
  const [line] = seed?.production ?? [];
  const [expense] = seed?.expenses ?? [];
  if (!seed || !line || !expense) throw new Error('no plan');
  demo.world.planning.plannings.insert({
    ...seed,
    id: 950,
    harvestYear: YEAR,
    production: [{ ...line, quantities: { area: 150, yield: 62 }, quantity: 9300, total: 1_190_400 }],
    expenses: [{ ...expense, way: 'YEAR', value: 780_000, total: 780_000 }],
  });
  return openPlan(950);
}
const card = async () => {
  const heading = await screen.findByText('Troca (barter) e contratos');
  const found = heading.closest<HTMLElement>('section');
  if (!found) throw new Error('no card');
  return found;
};

test('the plan costs 6 093,75 sacks, and a third of the harvest is sold: 2 993,75 are left to pay for it', async () => {
  backend.answers('listPlanContracts', [contract]);
  backend.answers('listPlannedProducts', []);
  open();
  const barter = await card();
  expect(await within(barter).findByText('CT-77')).toBeVisible();
  expect(barter).toHaveTextContent('6.093,75');
  expect(barter).toHaveTextContent(/3\.100,00sc 60 kg33,3% da produção planejada/);
  expect(barter).toHaveTextContent('2.993,75');
  expect(within(barter).getByRole('row', { name: /CT-77/ })).toHaveTextContent('a fixar');
  expect(callsTo('/Planning/GetContracts')[0]?.query).toMatchObject({ harvestYear: String(YEAR) });
});

test('contracts that do not come are not taken for none, and are asked for again', async () => {
  backend.breaks('listPlanContracts', { times: 1 });
  const { user } = open();
  const barter = await card();
  expect(await within(barter).findByText(/o que já está vendido não é conhecido/)).toBeVisible();
  expect(within(barter).queryByText(/Já vendido por contrato/)).not.toBeInTheDocument();
  await user.click(within(barter).getByRole('button', { name: 'Tentar de novo' }));
  expect(await within(barter).findByText(/Já vendido por contrato/)).toBeVisible();
});

test('what is sold is held against all plannings of the crop year', async () => {
  backend.answers('listPlanContracts', [contract]);
  backend.answers('listPlannedProducts', [{ productName: 'SOJA EM GRAOS', unit: 'sc60', quantity: 3100 }]);
  open();
  const barter = await card();
  expect(await within(barter).findByText(/25,0% da produção planejada \(12\.400,00/)).toHaveTextContent(
    'em todos os planejamentos da safra; 9.300,00 sc 60 kg são deste',
  );
  // 6 093,75 less three quarters of the 3 100 sacks.
  expect(barter).toHaveTextContent('3.768,75');
  expect(callsTo('/Planning/GetPlannedProducts')[0]?.query).toMatchObject({
    harvestYear: String(YEAR),
    exceptId: '950',
  });
});
