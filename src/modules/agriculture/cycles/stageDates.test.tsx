import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { setLogSink } from '@/platform/log/log';
import { agricultureRoutes } from '../agricultureRoutes';
import { cycles } from '../registers/cycles';
import { StageCalendar } from './StageCalendar';

startDemo({ routes: agricultureRoutes, namespaces: ['agricultureRegisters', 'forms', 'common', 'ui'] });
beforeEach(() => setLogSink(() => undefined));

const stage = (code: string, days: number, degreeDays: number | null) => ({
  code,
  days,
  degreeDays,
  kc: 1,
  root: 1,
  p: 0.5,
});
const CYCLE = {
  id: 5,
  name: 'PRECOCE',
  businessActivityId: 1,
  businessActivityName: 'SOJA',
  botanicalFamily: 'FABACEAE',
  cultivar: null,
  baseTemperature: 10 as number | null,
  stages: [stage('VE', 7, 80), stage('R1', 1_040, null)],
  active: true,
  createdAt: '2026-01-01T00:00:00',
  updatedAt: null,
};
async function open(own: Partial<typeof CYCLE> = {}, id = '5') {
  backend.answers('listCycles', [{ ...CYCLE, ...own }]);
  if (id === '5') backend.answers('openCycle', { ...CYCLE, ...own });
  const opened = openSignedIn({ routes: [{ path: '*', element: <StageCalendar id={id} /> }], at: '/x' });
  await opened.store.dispatch(cycles.resource.list.refresh(DEFAULT_QUERY));
  return opened;
}
const table = () => screen.queryByRole('group', { name: 'Quando começa cada fase' });
const type = async (user: Awaited<ReturnType<typeof open>>['user'], date: string) => {
  const field = await screen.findByRole('textbox', { name: /^Data de plantio/ });
  await user.clear(field);
  await user.type(field, date);
};

it('nothing is dated before a day is typed; then each stage has its day', async () => {
  const { user } = await open();
  await screen.findByRole('textbox', { name: /^Data de plantio/ });
  expect(table()).toBeNull();
  expect(screen.queryByRole('status', { name: '' })?.textContent ?? '').toBe('');
  await type(user, '01/09/2026');
  const rows = within(table() ?? document.body)
    .getAllByRole('row')
    .slice(1);
  expect(
    rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)),
  ).toEqual([
    ['VE', '7', '80', '08/09/2026'],
    ['R1', '1.040', '–', '07/07/2029 (esperada)'],
  ]);
  expect(callsTo('/ClimateRelation/GetByPlots')).toEqual([]);
});

it('a cycle without its base temperature has no days', async () => {
  const { user } = await open({ baseTemperature: null });
  await type(user, '01/09/2026');
  expect(table()).toBeNull();
});

it('a cycle that is not there shows nothing', async () => {
  await open({}, '999');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a plot that was not planted asks for a day; another plot forgets the one that was typed', async () => {
  const plots = demo.world.plots.filter(({ customerId, active }) => customerId === 1 && active);
  backend.answers('readClimate', [{ plotId: plots[0]?.id, plantedOn: null, days: [] }]);
  const { user } = await open();
  await type(user, '01/09/2026');
  expect(table()).not.toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Talhão plantado' }));
  const [first] = await screen.findAllByRole('option');
  await user.click(first ?? document.body);
  expect(await screen.findByText(/^O talhão não tem plantio registrado/)).toBeVisible();
  expect(table()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await type(user, '01/09/2026');
  await waitFor(() => expect(screen.queryByText(/^O talhão não tem plantio registrado/)).toBeNull());
});
