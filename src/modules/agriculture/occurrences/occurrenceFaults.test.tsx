import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import { agricultureRoutes } from '../agricultureRoutes';
import { Component as OccurrencesPage } from '../pages/OccurrencesPage';
import { twoPlots } from './occurrences.test.kit';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureOccurrences', 'occurrence', 'mapView', 'common', 'forms', 'grid', 'ui'],
});

const PATH = '/agricultura/ocorrencia';
const open = (at = PATH) =>
  openSignedIn({ routes: [{ path: `${PATH}/:id?`, element: <OccurrencesPage /> }], at });

it('a move that the server refuses is said, and the record stays where it is', async () => {
  const [plot] = twoPlots();
  const week = addDays(today(), 3);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refused = { error: { message: 'O talhão foi desativado.' } };
  backend.refuses('changeFieldOccurrence', refused);
  const { user } = open(`${PATH}?talhao=${plot.id}&visao=calendario&periodo=semana&semana=${week}`);
  const link = await screen.findByRole('link', { name: 'Pulverização' });
  link.focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await screen.findByText(/^Não foi possível mover a ocorrência/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pulverização' })).toBeInTheDocument();
  // Somebody else may have changed it: it is read again, so that the next move is of what stands.
  await waitFor(() => expect(callsTo('/AgricultureOccurrence/GetGridData')).toHaveLength(2));
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

it('where the plots could not be read the records are not known, instead of none', async () => {
  backend.breaks('listFarms', { times: 1 });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.queryByText('Nenhuma ocorrência')).toBeNull();
  await user.click(again);
  expect((await screen.findAllByText('Planejada')).length).toBeGreaterThan(0);
});

it('one that somebody else deleted leaves the list when it is deleted again', async () => {
  const [plot] = twoPlots();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = open(`${PATH}?talhao=${plot.id}&tipo=plantio`);
  const [remove] = await screen.findAllByRole('button', { name: 'Excluir' });
  for (const row of demo.world.occurrence.fieldOccurrences.filter(({ type }) => type === 'plantio'))
    demo.world.occurrence.fieldOccurrences.remove(row.id);
  await user.click(remove as HTMLElement);
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(/^A ocorrência de \d\d\/\d\d\/\d{4} \d\d:\d\d \(.* · .*\) e os anexos/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText(/^A ocorrência não foi excluída/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull());
  warn.mockRestore();
});

it('a copy that is opened anew at its address begins as the record it is of', async () => {
  const copied = demo.world.occurrence.fieldOccurrences.find(({ type }) => type === 'pulverizacao');
  if (!copied) throw new Error('Nothing was sprayed.');
  // The plots are known before the records are.
  backend.waits('listFieldOccurrences', 400, { times: 1 });
  open(`${PATH}/nova?novo=pulverizacao&copia=${copied.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Pulverização' });
  expect(await within(dialog).findByRole('textbox', { name: /^Alvo/ })).toHaveValue(
    String(copied.values['target']),
  );
}, 20_000);

it('keeps what was typed when the server fails', async () => {
  const [plot] = twoPlots();
  backend.breaks('createFieldOccurrence');
  const { user } = open(`${PATH}/nova?talhao=${plot.id}&tipo=diario-de-bordo`);
  const dialog = await screen.findByRole('dialog', { name: 'Diário de bordo' });
  const text = await within(dialog).findByRole('textbox', { name: /^Anotação/ });
  await user.type(text, 'Choveu');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await within(dialog).findByText('Alterações não salvas')).toBeVisible();
  expect(text).toHaveValue('Choveu');
});
