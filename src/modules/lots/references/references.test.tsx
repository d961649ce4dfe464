import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { RegisterPage } from '@/families/register/RegisterPage';
import { lotsRoutes } from '../lotsRoutes';
import { references } from './registers/references';

const PATH = '/avicultura/referencia-geral';
startDemo({
  routes: lotsRoutes,
  namespaces: ['common', 'ui', 'register', 'grid', 'forms', 'chickenReferences', 'referenceImport'],
});

function setOf(name: string) {
  const set = demo.world.poultryReferences.find((row) => row.customerId === 1 && row.name === name);
  if (!set) throw new Error(name);
  return set;
}
const now = (id: number) => demo.world.poultryReferences.need(id);
const openDays = (name: string) =>
  openSignedIn({
    routes: [{ path: `${PATH}/:registro?`, element: <RegisterPage register={references} /> }],
    at: `${PATH}/${setOf(name).id}?aba=days`,
  });
const csv = (text: string) => new File([text], 'dias.csv', { type: 'text/csv' });

describe('the days of a set', () => {
  it('are filled from a file: what is wrong is named by line, mended it is written', async () => {
    const set = setOf('COBB 500 MACHO');
    const { user } = openDays('COBB 500 MACHO');
    await user.click(await screen.findByRole('button', { name: 'Importar planilha' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Importar dias: COBB 500 MACHO' }));
    const input = dialog.getByLabelText('Escolher arquivo', { selector: 'input' });
    await user.upload(input, csv('Dia;Peso (g);CA\n0;42;\n1;60;0,8\n1;61;0,8\n4;50;0,9'));
    expect(await dialog.findByText('Linha 4: O dia 1 já está na linha 3.')).toBeInTheDocument();
    expect(dialog.getByText('Linha 5: Faltam os dias 2 a 3 antes desta linha.')).toBeInTheDocument();
    expect(dialog.getByText('Linha 5: Peso cai no dia 4: de 60 para 50.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /^Gravar 4 dias/ })).toHaveAttribute('aria-disabled', 'true');

    await user.upload(input, csv('Dia,Peso,CA\n0,42,\n1,60,0.812\n2,78.5,0.9'));
    expect(await dialog.findByText('Os 50 dias atuais serão substituídos.')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Ponto (1.603)' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Gravar 3 dias' }));
    expect(await screen.findByText('3 dias gravados.')).toBeInTheDocument();
    expect(now(set.id).days.map(({ day, weight, feedConversion }) => [day, weight, feedConversion])).toEqual([
      [0, 42, null],
      [1, 60, 0.812],
      [2, 78.5, 0.9],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('3 dias')).toBeInTheDocument();
  });

  it('are pasted from a spreadsheet like a file', async () => {
    const set = setOf('COBB 500 MACHO');
    const { user } = openDays('COBB 500 MACHO');
    await user.click(await screen.findByRole('button', { name: 'Importar planilha' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText(/cole aqui \(Ctrl\+V\)/));
    await user.paste('Dia\tPeso\tCA\n0\t42\t\n1\t60,5\t0,812');
    expect(await dialog.findByText('Células coladas da planilha')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Gravar 2 dias' }));
    expect(await screen.findByText('2 dias gravados.')).toBeInTheDocument();
    expect(now(set.id).days.map(({ day, weight }) => [day, weight])).toEqual([
      [0, 42],
      [1, 60.5],
    ]);
  });

  it('are not written over what somebody else has written meanwhile', async () => {
    const set = setOf('COBB 500 MACHO');
    const { user } = openDays('COBB 500 MACHO');
    await user.click(await screen.findByRole('button', { name: 'Importar planilha' }));
    const dialog = within(await screen.findByRole('dialog'));
    demo.world.poultryReferences.update(set.id, { daysVersion: 9 });
    const input = dialog.getByLabelText('Escolher arquivo', { selector: 'input' });
    await user.upload(input, csv('Dia;Peso\n0;42\n1;60'));
    await user.click(await dialog.findByRole('button', { name: 'Gravar 2 dias' }));
    expect(await dialog.findByText(/foi alterada por outra pessoa/)).toBeInTheDocument();
    expect(now(set.id).days).toHaveLength(50);
  });

  it('of a set in use are only read, and the way to a copy is shown', async () => {
    openDays('FRANGO DE CORTE MISTO');
    expect(
      await screen.findByText(/^Em uso por \d+ lotes: os dias não podem ser alterados/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Duplicar a referência/ })).toHaveAttribute(
      'href',
      `${PATH}/novo?copia=${setOf('FRANGO DE CORTE MISTO').id}`,
    );
    expect(screen.queryByRole('button', { name: 'Importar planilha' })).toBeNull();
  });

  it('of mixed birds without a set are the mean of both sexes, which is said', async () => {
    const { user } = openDays('COBB 500 MACHO');
    await user.click(await screen.findByRole('button', { name: 'Misto' }));
    const words = 'Misto sem conjunto próprio: média de COBB 500 MACHO e COBB 500 FEMEA.';
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

it('a copy of a set takes its days along', async () => {
  const source = setOf('FRANGO DE CORTE MISTO');
  const { user } = openSignedIn({
    routes: [{ path: `${PATH}/:registro?`, element: <RegisterPage register={references} /> }],
    at: `${PATH}/novo?copia=${source.id}`,
  });
  await user.type(await screen.findByLabelText(/^Nome/), 'MISTO 2027');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(setOf('MISTO 2027').days).toHaveLength(50));
  expect(setOf('MISTO 2027').gender).toBe('MIXED');
});
