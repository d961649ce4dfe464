import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import { agricultureRoutes } from '../agricultureRoutes';
import { IrrigationScreen } from './IrrigationScreen';
import { irrigatedPlots } from './irrigationService';
import { compute } from './rules/compute';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['common', 'ui', 'grid', 'forms', 'chart', 'agricultureIrrigation'],
});

/** The most urgent first. */
const ORDER = ['DEFICIT', 'IRRIGATE', 'COMFORTABLE', 'EXCESS'] as const;
const WORDS = {
  DEFICIT: 'Déficit',
  IRRIGATE: 'Irrigar',
  COMFORTABLE: 'Confortável',
  EXCESS: 'Excesso',
} as const;

const open = () =>
  openSignedIn({
    routes: [
      { path: '/irrigacao', element: <IrrigationScreen /> },
      { path: '/agricultura/ocorrencia/:id', element: <p>nova ocorrência</p> },
    ],
    at: '/irrigacao',
  });

test('an irrigation is written down as an occurrence, and counts from then on', async () => {
  const { user, router } = open();
  const [register] = await screen.findAllByRole('button', { name: /^Registrar irrigação de / });
  if (!register) throw new Error('no plot');
  await user.click(register);
  await screen.findByText('nova ocorrência');
  const { pathname, search } = router.state.location;
  expect(pathname).toBe('/agricultura/ocorrencia/nova');
  const plotId = Number(new URLSearchParams(search).get('talhao'));
  expect(new URLSearchParams(search).get('novo')).toBe('irrigacao');

  const yesterday = addDays(today(), -1);
  const given = async () => {
    const plots = await irrigatedPlots(new AbortController().signal);
    const day = plots.find(({ id }) => id === plotId)?.days.find(({ date }) => date === yesterday);
    return day?.irrigation ?? 0;
  };
  const before = await given();
  demo.world.occurrence.fieldOccurrences.insert({
    customerId: 1,
    plotIds: [plotId],
    type: 'irrigacao',
    plannedAt: null,
    happenedAt: `${yesterday}T15:00:00.000Z`,
    observation: '',
    files: [],
    depletion: [],
    userName: 'ANA',
    values: { system: 'pivo', mm: 9 },
  });
  expect(await given()).toBeCloseTo(before + 9, 6);
});

test('each figure opens its arithmetic, and what cannot be computed says what it lacks', async () => {
  const { user } = open();
  const [figure] = await screen.findAllByRole('button', { name: /^Água total.*Ver o cálculo$/ });
  if (!figure) throw new Error('no figure');
  await user.click(figure);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^TAW = 1000 × .* mm\. Solo: /)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Sem cálculo', hidden: true })).toBeInTheDocument();
  expect(screen.getAllByText(/não tem|Falta|não informa/).length).toBeGreaterThan(0);
});

test('settings that are refused stay in the form; saved, the plots are computed anew', async () => {
  const { user } = open();
  const [settings] = await screen.findAllByRole('button', { name: /^Irrigação de / });
  if (!settings) throw new Error('no plot');
  await user.click(settings);
  const dialog = within(await screen.findByRole('dialog'));
  const efficiency = dialog.getByLabelText(/^Eficiência/);
  await user.clear(efficiency);
  await user.type(efficiency, '5');
  await user.click(dialog.getByRole('button', { name: /^Salvar/ }));
  expect((await dialog.findAllByText(/10.*100/)).length).toBeGreaterThan(0);
  expect(callsTo('/Irrigation/SaveSettings')).toHaveLength(0);
  await user.clear(efficiency);
  await user.type(efficiency, '88');
  await user.click(dialog.getByRole('combobox', { name: /^Sistema/ }));
  await user.click(await screen.findByRole('option', { name: 'Pivô central' }));
  await user.click(dialog.getByRole('button', { name: /^Salvar/ }));
  await waitFor(() => expect(callsTo('/Irrigation/GetPlots')).toHaveLength(2));
});

test('a list that does not load can be asked again', async () => {
  backend.breaks('listIrrigatedPlots', { times: 1 });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect((await screen.findAllByRole('button', { name: /Ver o cálculo$/ })).length).toBeGreaterThan(0);
});

test('the most urgent plots stand first, those without a sum apart; the address names the one whose charts are shown', async () => {
  const { router } = open();
  const plots = await irrigatedPlots(new AbortController().signal);
  const computed = plots.flatMap((plot) => compute(plot, today()) ?? []);
  const last = computed.toSorted(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.plot.name.localeCompare(b.plot.name),
  );
  await act(() => router.navigate(`/irrigacao?talhao=${last.at(-1)?.plot.id ?? 0}`));
  await screen.findByRole('button', { name: 'Gráficos mostrados abaixo' });
  const cards = screen
    .getAllByRole('region')
    .filter((card) => within(card).queryAllByRole('button', { name: /Ver o cálculo$/ }).length > 0);
  expect(cards.map((card) => ORDER.findIndex((state) => card.textContent.includes(WORDS[state])))).toEqual(
    last.map(({ state }) => ORDER.indexOf(state)),
  );
  expect(
    within(cards.at(-1) ?? document.body).getByRole('button', { name: 'Gráficos mostrados abaixo' }),
  ).toBeVisible();
  const missing = within(screen.getByRole('region', { name: 'Sem cálculo' })).getAllByRole('listitem');
  expect(missing).toHaveLength(plots.length - computed.length);
  expect(screen.queryByText('Nenhum talhão irrigado')).toBeNull();
});

test('without irrigated plots says so', async () => {
  backend.answers('listIrrigatedPlots', []);
  open();
  expect(await screen.findByText('Nenhum talhão irrigado')).toBeInTheDocument();
  expect(screen.queryByText('Sem cálculo')).toBeNull();
});
