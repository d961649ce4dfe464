import { configure, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
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
  await user.type(dialog.getByLabelText(/^Início/), `15/02/${next}`);
  await user.type(dialog.getByLabelText(/^Fim/), `20/04/${next}`);
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
