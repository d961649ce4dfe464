import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { selectChosen } from '@/domain/selection/selection';
import { addDays, today } from '@/platform/format/date';
import { RotationScreen } from './RotationScreen';
import { backend } from '../../../../mocks/faults/backend';

startDemo({ namespaces: ['common', 'ui', 'forms', 'grid', 'agricultureRotation'] });

// Whether each of hundreds of cells is visible is not checked at every search by role.
configure({ defaultHidden: true });

const open = () =>
  openSignedIn({
    account: 'dono',
    routes: [{ path: '/rotacao', element: <RotationScreen world="agriculture" /> }],
    at: '/rotacao',
  });
const emptyCell = async () => {
  const cells = await screen.findAllByRole('button', { name: /Safrinha .*: nada planejado$/ });
  // Of a plot of annual crops: what is perennial leaves no area.
  const free = cells.find((cell) => cell.closest('tr')?.textContent?.includes('SOJA'));
  if (!free) throw new Error('no empty cell');
  return free;
};

test('an empty cell plans a crop; what does not fit is refused beside its field', async () => {
  const { user } = open();
  await user.click(await emptyCell());
  const dialog = within(await screen.findByRole('dialog'));
  const area = dialog.getByLabelText(/^Área/);
  await user.clear(area);
  await user.type(area, '99999');
  await user.click(dialog.getByRole('combobox', { name: /^Uso/ }));
  await user.click(await screen.findByRole('option', { name: 'Pousio' }));
  const year = /Safrinha (\d{4})/.exec(dialog.getByRole('heading').textContent ?? '')?.[1];
  const next = Number(year) + 1;
  await user.type(dialog.getByLabelText(/^Início/), `25/03/${next}`);
  await user.type(dialog.getByLabelText(/^Fim/), `20/05/${next}`);
  await user.click(dialog.getByRole('button', { name: /^Salvar/ }));
  expect((await dialog.findAllByText(/^O talhão tem .* ha\.$/)).length).toBeGreaterThan(0);
  await user.clear(area);
  await user.type(area, '1');
  await user.click(dialog.getByRole('button', { name: /^Salvar/ }));
  expect(await screen.findByText('Planejamento salvo.')).toBeVisible();
  expect(callsTo('/CropRotation/Create')[0]?.body).toMatchObject({
    kind: 'FALLOW',
    hectares: 1,
    season: 'SECOND',
  });
  expect(
    await screen.findByRole('button', { name: /Safrinha .*Pousio 1,00 ha, planejada/ }),
  ).toBeInTheDocument();
}, 40_000);

test('what was sown or harvested is read only, and the same family twice running is explained', async () => {
  const { field, plots, businessActivities } = demo.world;
  const beans = businessActivities.find(({ constantFilter }) => constantFilter === 'BEAN');
  const soya = field.rotation.filter(
    ({ season, to, plotId }) =>
      season === 'SUMMER' && to > today() && plots.need(plotId).name === 'TALHAO 01',
  );
  for (const { id: _own, ...row } of soya)
    field.rotation.insert({
      ...row,
      season: 'SECOND',
      businessActivityId: beans?.id ?? 0,
      from: addDays(row.to, 5),
      to: addDays(row.to, 75),
    });
  const { user } = open();
  const [cell] = await screen.findAllByRole('button', { name: /FEIJAO .*mesma família/ });
  if (!cell) throw new Error('no warning');
  expect(screen.getByText(/avisos na rotação/)).toBeInTheDocument();
  const [sown] = screen.getAllByRole('button', { name: /SOJA .*colhida/ });
  if (!sown) throw new Error('nothing was sown');
  await user.click(sown);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByText(/^Vem das ocorrências/)).not.toHaveLength(0);
  expect(dialog.queryByRole('button', { name: /^Editar/ })).not.toBeInTheDocument();
});

test('arrow keys go from cell to cell, and a list that failed is asked again', async () => {
  backend.breaks('readRotation', { times: 1 });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  const cell = await emptyCell();
  cell.focus();
  const before = cell.dataset['cell'];
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-cell')).not.toBe(before));
});

test('it begins with the farm that somebody works on, and chooses it for the next page; a copy is of that farm alone', async () => {
  const { user, router, store } = open();
  const list = await screen.findByRole('combobox', { name: 'Propriedade' });
  await screen.findAllByRole('rowheader');
  const farms = screen.getAllByRole('rowheader').length;
  await user.click(list);
  const [, option] = await screen.findAllByRole('option');
  const name = option?.textContent ?? '';
  await user.click(option as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeLessThan(farms));
  expect(router.state.location.search).toMatch(/^\?propriedade=\d+$/);
  const id = Number(router.state.location.search.split('=')[1]);
  expect(selectChosen(store.getState(), 'farm')).toBe(String(id));
  // Another year is of the same farm.
  await user.click(screen.getByRole('button', { name: 'Uma safra depois' }));
  await waitFor(() => expect(router.state.location.search).toMatch(/propriedade=\d+&ano=\d{4}$/));
  expect(await screen.findByRole('combobox', { name: 'Propriedade' })).toHaveTextContent(name);
  await user.click(await screen.findByRole('button', { name: /^Copiar para/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(new RegExp(`^Só em ${name}\\.`))).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Copiar' }));
  await waitFor(() => expect(callsTo('/CropRotation/CopySeason')[0]?.body).toMatchObject({ farmId: id }));
  cleanup();

  const next = open();
  await waitFor(() => expect(next.router.state.location.search).toBe(`?propriedade=${id}`));
  expect(await screen.findByRole('combobox', { name: 'Propriedade' })).toHaveTextContent(name);
}, 40_000);

test('a plan that lasts is changed from a later year, and keeps the year in which it begins', async () => {
  const year = new Date().getFullYear() - 1;
  const { rotation } = demo.world.field;
  const like = rotation.find(({ customerId }) => customerId === 12);
  if (!like) throw new Error('nothing is planned');
  const { id: _own, ...row } = like;
  for (const one of rotation.filter(({ plotId }) => plotId === like.plotId)) rotation.remove(one.id);
  const { fieldOccurrences } = demo.world.occurrence;
  for (const one of fieldOccurrences.filter(({ plotIds }) => plotIds.includes(like.plotId)))
    fieldOccurrences.remove(one.id);
  rotation.insert({
    ...row,
    year,
    season: 'PERENNIAL',
    kind: 'COVER',
    businessActivityId: null,
    coverName: 'CAPIM',
    hectares: 1,
    from: `${year}-09-01`,
    to: `${year + 4}-02-28`,
    intercropped: false,
  });
  const { user } = open();
  const cells = await screen.findAllByRole('button', { name: /Perene .*CAPIM 1,00 ha, planejada/ });
  expect(cells.length).toBeGreaterThan(2);
  // It is dragged from the year in which it begins alone.
  expect(cells.filter((cell) => cell.querySelector('[data-carry]'))).toHaveLength(1);
  await user.click(cells[2] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Editar CAPIM' }));
  const dialog = within(await screen.findByRole('dialog'));
  const area = await dialog.findByLabelText(/^Área/);
  await user.clear(area);
  await user.type(area, '0,5');
  await user.click(dialog.getByRole('button', { name: /^Salvar/ }));
  await waitFor(() =>
    expect(callsTo('/CropRotation/Edit')[0]?.body).toMatchObject({
      year,
      season: 'PERENNIAL',
      hectares: 0.5,
    }),
  );
}, 40_000);

test('what could not be read again after a change is said over what stood before', async () => {
  const { user } = open();
  const [planned] = await screen.findAllByRole('button', { name: /ha, planejada/ });
  await user.click(planned as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  const [remove] = dialog.getAllByRole('button', { name: /^Excluir/ });
  await user.click(remove as HTMLElement);
  backend.breaks('readRotation');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Excluído do plano.')).toBeInTheDocument();
  expect(await screen.findByText('Não foi possível atualizar.')).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(1);
}, 40_000);
