import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { newApportionment } from '../invoiceEntry';
import { patternOf } from './pattern';
import { PatternsMenu } from './PatternsMenu';

configure({ defaultHidden: true });
startDemo({ namespaces: ['invoices', 'common', 'forms', 'ui'] });

const CUSTOMER = 1;
const table = () => demo.world.finance.apportionmentPatterns;
const now = patternOf([newApportionment({ farmId: 1, percentage: 100 })]);
const lines = patternOf([newApportionment({ farmId: 2, percentage: 100 })]).map((line) => ({ ...line }));

/** The menu over a pattern that another user of the same customer has kept, and one of another customer. */
async function openMenu() {
  table().insert({ customerId: CUSTOMER, name: 'Da sede', lines, version: 1 });
  table().insert({ customerId: 2, name: 'De outro', lines, version: 1 });
  const onShow = vi.fn();
  const opened = openSignedIn({
    routes: [{ path: '/x', element: <PatternsMenu customerId={CUSTOMER} now={now} onShow={onShow} /> }],
    at: '/x',
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Modelos' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Modelos de rateio' }));
  expect(await menu.findByRole('button', { name: 'Da sede' })).toBeInTheDocument();
  expect(menu.queryByRole('button', { name: 'De outro' })).toBeNull();
  return { ...opened, menu, onShow };
}

it('takes, keeps, renames and deletes what all users of the customer have; a write that fails loses nothing', async () => {
  const { user, menu, onShow } = await openMenu();
  const name = menu.getByRole('textbox', { name: 'Nome do modelo' });
  backend.breaks('createApportionmentPattern', { times: 1 });
  await user.type(name, 'Nova{Enter}');
  expect(await menu.findByText('O modelo não foi salvo. Tente novamente.')).toBeInTheDocument();
  expect(name).toHaveValue('Nova');
  await user.click(menu.getByRole('button', { name: 'Salvar modelo' }));
  const kept = await menu.findByRole('button', { name: 'Nova' });
  // The lines of the invoice are this very pattern.
  expect(kept).toHaveAttribute('aria-pressed', 'true');
  expect(within(kept).getByTestId('CheckOutlinedIcon')).toBeInTheDocument();
  const other = menu.getByRole('button', { name: 'Da sede' });
  expect(within(other).queryByTestId('CheckOutlinedIcon')).toBeNull();

  await user.click(menu.getByRole('button', { name: 'Renomear Da sede' }));
  const renamed = menu.getByRole('textbox', { name: 'Novo nome de Da sede' });
  await user.clear(renamed);
  await user.type(renamed, 'Matriz{Enter}');
  await menu.findByRole('button', { name: 'Matriz' });
  await user.click(menu.getByRole('button', { name: 'Excluir Nova' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(menu.queryByRole('button', { name: 'Nova' })).toBeNull());
  expect(table().filter((row) => row.customerId === CUSTOMER)).toMatchObject([{ name: 'Matriz', lines }]);

  await user.click(menu.getByRole('button', { name: 'Matriz' }));
  expect(onShow).toHaveBeenCalledWith(lines);
});

it('refuses to write over what another user has changed since, and shows theirs', async () => {
  const { user, menu } = await openMenu();
  const row = table().find((each) => each.name === 'Da sede');
  table().update(row?.id ?? 0, { name: 'Da sede 2026', version: 2 });
  await user.click(menu.getByRole('button', { name: 'Renomear Da sede' }));
  await user.type(menu.getByRole('textbox', { name: 'Novo nome de Da sede' }), ' X{Enter}');
  expect(await menu.findByText(/alterado por outr|outra pessoa|outro usuário/i)).toBeInTheDocument();
  expect(table().need(row?.id ?? 0).name).toBe('Da sede 2026');
  expect(await menu.findByRole('textbox', { name: 'Novo nome de Da sede 2026' })).toHaveValue('Da sede X');
});

it('a list that fails is asked again; a refusal is said; a second press writes nothing more', async () => {
  table().insert({ customerId: CUSTOMER, name: 'Da sede', lines, version: 1 });
  backend.breaks('listApportionmentPatterns', { times: 1 });
  const { user } = openSignedIn({
    routes: [{ path: '/x', element: <PatternsMenu customerId={CUSTOMER} now={now} onShow={vi.fn()} /> }],
    at: '/x',
  });
  await user.click(await screen.findByRole('button', { name: 'Modelos' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Modelos de rateio' }));
  await user.click(await menu.findByRole('button', { name: 'Tentar novamente' }));
  await menu.findByRole('button', { name: 'Da sede' });

  const name = menu.getByRole('textbox', { name: 'Nome do modelo' });
  backend.refuses('createApportionmentPattern', {}, { status: 403, times: 1 });
  await user.type(name, 'Nova{Enter}');
  expect(
    await menu.findByText('Você não tem permissão para mudar os modelos de rateio.'),
  ).toBeInTheDocument();
  expect(name).toHaveValue('Nova');

  const form = name.closest('form');
  if (!form) throw new Error('the name stands in no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await menu.findByRole('button', { name: 'Nova' });
  expect(table().filter((row) => row.name === 'Nova')).toHaveLength(1);
  expect(menu.queryByText(/Já existe/)).toBeNull();

  // What is refused for good stays as it was.
  backend.breaks('deleteApportionmentPattern', { times: 1 });
  await user.click(menu.getByRole('button', { name: 'Excluir Nova' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  expect(await menu.findByText('O modelo não foi excluído. Tente novamente.')).toBeInTheDocument();
  expect(table().filter((row) => row.name === 'Nova')).toHaveLength(1);
});
