import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { demo } from '../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { Component as IncomeExpensePage } from './pages/IncomeExpensePage';
import { planningRoutes } from './planningRoutes';
import { fill, openPlan, save, soyPlan, titleField } from './planForm.test.kit';

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});

const year = new Date().getFullYear();
const approve = (number: number) => {
  const { versions } = demo.world.planning;
  const row = versions.find((each) => each.planningId === soyPlan().id && each.number === number);
  versions.update(row?.id ?? 0, { approvedAt: '2026-06-21T12:00:00Z', approvedBy: 'MARIA' });
};

test('what changed since the last version is told line by line', async () => {
  const { user } = openPlan();
  await user.click(await screen.findByText('O que mudou desde a última versão'));
  const table = await screen.findByRole('region', { name: 'Diferenças entre as duas versões' });
  const price = within(table).getByRole('row', { name: /SOJA EM GRAOS.*Preço \(R\$\)/ });
  expect(
    within(price)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Preço (R$)', '120,00', '128,00']);
  expect(within(table).getByRole('row', { name: /Linha incluída/ })).toBeVisible();
});

test('a version is approved: the form is read, says why, and goes on as a new version', async () => {
  const { user } = openPlan();
  await user.click(await screen.findByText('O que mudou desde a última versão'));
  await user.click(await screen.findByRole('button', { name: 'Aprovar a versão 2' }));
  await user.click(await screen.findByRole('button', { name: 'Aprovar' }));
  expect(await screen.findByText('Versão 2 aprovada.')).toBeVisible();
  const dialog = await screen.findByRole('dialog', { name: /^Versões de/ });
  await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  expect(await screen.findByText(/A versão 2 foi aprovada por/)).toBeVisible();
  const title = () => screen.getByLabelText(/^Título/);
  expect(title()).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Nova versão' }));
  await fill(user, title(), 'soja nova');
  await save(user);
  await screen.findByText('a lista');
  const kept = demo.world.planning.versions.filter((row) => row.planningId === soyPlan().id);
  expect(kept.map(({ number, approvedAt }) => [number, approvedAt !== null])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
});

test('who saves over a version that was approved meanwhile is told so, and nothing typed is lost', async () => {
  const { user } = openPlan();
  const title = await titleField();
  approve(2);
  await fill(user, title, 'soja x');
  await save(user);
  expect(await screen.findByText(/Esta versão foi aprovada e não muda/)).toBeVisible();
  expect(title).toHaveValue('SOJA X');
});

test('planned × actual stands on the approved version, and says so', async () => {
  approve(1);
  const first = demo.world.planning.versions.find(
    (row) => row.planningId === soyPlan().id && row.number === 1,
  );
  const others = demo.world.planning.plannings.filter(
    (row) =>
      row.customerId === 1 && row.activity === 'CROP' && row.harvestYear === year && row.id !== soyPlan().id,
  );
  const lines = [first?.content, ...others].flatMap((plan) => plan?.production ?? []);
  const total = lines.reduce((all, line) => all + (line.total ?? 0), 0);
  const at = '/planejamento/receitas-e-despesas';
  openSignedIn({ routes: [{ path: at, element: <IncomeExpensePage /> }], at: `${at}?safra=${year}` });
  expect(await screen.findByText(/versão 1, aprovada/)).toBeVisible();
  const written = total.toLocaleString('pt-BR', { minimumFractionDigits: 2 });
  expect(screen.getAllByText(written).length).toBeGreaterThan(0);
});

test.each([
  ['listPlanVersions', '/Planning/GetVersions'],
  ['openPlanVersion', '/Planning/GetVersion'],
] as const)('%s that fails can be asked again', async (call, path) => {
  backend.breaks(call, { times: 1 });
  const { user } = openPlan();
  await user.click(await screen.findByText('O que mudou desde a última versão'));
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await screen.findByRole('region', { name: 'Diferenças entre as duas versões' });
  await waitFor(() => expect(callsTo(path).length).toBeGreaterThan(1));
});
