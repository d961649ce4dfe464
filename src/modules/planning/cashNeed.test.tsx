import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { demo } from '../../../mocks/state';
import { callsTo, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { httpPolicy } from '@/platform/http/policy';
import { planningRoutes } from './planningRoutes';
import { openPlan, soyPlan, titleField } from './planForm.test.kit';
import { removeScenario } from './scenariosService';

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});

const year = new Date().getFullYear();
const SEND = 'Enviar à previsão de caixa';
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('the cash need begins in July; one press makes a scenario of the crop year, a second takes its place', async () => {
  const { user } = openPlan();
  const table = await screen.findByRole('region', { name: 'Necessidade de caixa mês a mês' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Julho');
  expect(screen.getByText(/Maior falta de caixa: R\$\s[\d.,]+, em fevereiro\./)).toBeVisible();
  await user.click(await screen.findByText(SEND));
  expect(
    await screen.findByText(new RegExp(`está na previsão de caixa de ${year}/${year + 1}`)),
  ).toBeVisible();
  const rows = () => demo.world.finance.cashScenarios.filter((row) => row.customerId === 1);
  expect(rows()).toMatchObject([{ startMonth: `${year}-07`, monthCount: 12 }]);
  const spent = rows().flatMap(({ lines }) => lines.filter(({ side }) => side === 'EXPENSE'));
  expect(sum(spent.flatMap(({ monthValues }) => monthValues.map(({ value }) => value)))).toBeCloseTo(
    sum(soyPlan().expenses.map(({ total }) => total ?? 0)),
    2,
  );
  await user.click(screen.getByText(SEND));
  await waitFor(() => expect(rows().map(({ version }) => version)).toEqual([2]));
});

test('what is typed and not saved is not sent', async () => {
  const { user } = openPlan();
  await user.click(await titleField());
  await user.paste('b');
  await user.click(screen.getByText(SEND));
  expect(await screen.findByText(/Salve ou descarte o que foi digitado/)).toBeVisible();
  expect(callsTo('/Planning/SendToCashForecast')).toHaveLength(0);
});

test('a plan that is not sent says why', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  backend.refuses('sendPlanToForecast', { error: { message: 'Há produto sem valor.' } });
  const { user } = openPlan();
  await user.click(await screen.findByText(SEND));
  expect(await screen.findByText(/Há produto sem valor/)).toBeVisible();
});

test('a plan that the server fails to send, or a scenario that it fails to delete, leaves that to be said', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  backend.breaks('sendPlanToForecast');
  const { user } = openPlan();
  const onError = vi.spyOn(httpPolicy(), 'onError');
  await user.click(await screen.findByText(SEND));
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  backend.breaks('deleteScenario');
  await expect(removeScenario(1)).rejects.toMatchObject({ kind: 'server' });
  expect(onError).toHaveBeenCalledTimes(2);
});

test('once a version is approved, that one is sent and said', async () => {
  const { versions } = demo.world.planning;
  const [first] = versions.filter((row) => row.planningId === soyPlan().id && row.number === 1);
  if (!first) throw new Error('no version');
  versions.update(first.id, { approvedAt: new Date().toISOString(), approvedBy: 'MARIA' });
  const { user } = openPlan();
  await user.click(await screen.findByText(SEND));
  expect(await screen.findByText(/Foi a versão 1, a aprovada\./)).toBeVisible();
  expect(callsTo('/Planning/SendToCashForecast')[0]?.body).toMatchObject({ id: soyPlan().id, version: 1 });
  const received = demo.world.finance.cashScenarios
    .filter((row) => row.planningId === soyPlan().id)
    .flatMap(({ lines }) => lines.filter(({ side }) => side === 'INCOME'));
  expect(sum(received.flatMap(({ monthValues }) => monthValues.map(({ value }) => value)))).toBeCloseTo(
    sum(first.content.production.map(({ total }) => total ?? 0)),
    2,
  );
});
