import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo } from '../../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { agricultureRoutes } from '../../agricultureRoutes';
import { Component as ReferencesPage } from './ReferencesPage';

const PATH = '/referencia-de-solo';
startDemo({
  routes: agricultureRoutes,
  namespaces: [
    'common',
    'ui',
    'register',
    'grid',
    'forms',
    'soilReferences',
    'soilInterpretation',
    'soilAnalysis',
  ],
});

const referenceOf = (name: string) => {
  const found = demo.world.soilReferences.find((row) => row.customerId === 1 && row.name === name);
  if (!found) throw new Error(name);
  return found;
};
const CQFS = 'CQFS-RS/SC 2016 · GRÃOS';
const CERRADO = 'CERRADO 2004 · SEQUEIRO';
const ownOf = (name: string) => {
  const { id: _id, ...source } = referenceOf(name);
  return demo.world.soilReferences.insert({ ...source, name: 'MINHA', seeded: false });
};
const open = (rest = '') =>
  openSignedIn({
    routes: [
      { path: `${PATH}/:action?`, element: <ReferencesPage /> },
      { path: '/404', element: <p>página não encontrada</p> },
    ],
    at: `${PATH}${rest}`,
  });
const cell = (head: string, line: number) => screen.findByLabelText(`${head}, linha ${line}`);
const save = () => screen.getByRole('button', { name: 'Salvar' });
type User = ReturnType<typeof open>['user'];
async function typeOver(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

describe('references of soil', () => {
  it('of the platform are read as the manual prints them', async () => {
    const { id } = referenceOf(CQFS);
    open(`/editar?id=${id}`);
    expect(await screen.findByText(/^Referência da plataforma/)).toBeVisible();
    const tables = within(screen.getByRole('region', { name: 'Como o manual imprime' }));
    const phosphorus = within(tables.getByRole('figure', { name: /Fósforo/ }));
    const line = within(phosphorus.getByRole('row', { name: /^40 a 60 %/ }));
    expect(line.getAllByRole('cell').map((one) => one.textContent)).toEqual([
      '≤ 4',
      '≤ 8',
      '≤ 12',
      '≤ 24',
      '> 24',
    ]);
    expect(screen.queryByRole('button', { name: 'Adicionar linha' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Duplicar para alterar' })).toHaveAttribute(
      'href',
      `${PATH}/nova?copia=${id}`,
    );
  });

  it('are copied with every line, and the copy may be changed', async () => {
    const { id } = referenceOf(CERRADO);
    const { user } = open(`/nova?copia=${id}`);
    await waitFor(() => expect(screen.getByLabelText(/^Nome/)).toHaveValue(''));
    await user.type(screen.getByLabelText(/^Nome/), 'DA FAZENDA');
    await typeOver(user, await cell('Limites das classes', 1), '7; 12; 18; 25');
    await user.click(save());
    await waitFor(() => expect(referenceOf('DA FAZENDA').rows[0]?.bounds).toEqual([7, 12, 18, 25]));
    expect(referenceOf('DA FAZENDA')).toMatchObject({ seeded: false, version: 1 });
    expect(referenceOf('DA FAZENDA').rows).toHaveLength(4);
    expect(referenceOf(CERRADO).rows[0]?.bounds).toEqual([6, 12, 18, 25]);
  });

  it('with bounds that fall, a class missing, an overlap and a gap are refused at their cells', async () => {
    const own = ownOf(CERRADO);
    const { user } = open(`/editar?id=${own.id}`);
    await typeOver(user, await cell('Limites das classes', 1), '6; 12; 11; 25');
    await typeOver(user, await cell('Classes', 2), 'baixa; alta');
    await typeOver(user, await cell('Até', 3), '35');
    await typeOver(user, await cell('Limites das classes', 4), '2; três');
    await user.click(save());
    expect(await screen.findByText('Os limites precisam ser crescentes, ao menos um.')).toBeVisible();
    expect(screen.getByText(/^Informe uma classe a mais/)).toBeVisible();
    expect(screen.getByText('Outra linha desta tabela termina no mesmo limite.')).toBeVisible();
    expect(screen.getByText(/^Separe os números/)).toBeVisible();
    expect(await cell('Até', 3)).toBeInvalid();
    expect(await cell('Limites das classes', 4)).toBeInvalid();
    expect(callsTo('/SoilReference/Edit')).toHaveLength(0);
    await typeOver(user, await cell('Limites das classes', 1), '6; 11; 12,5; 25');
    await typeOver(user, await cell('Classes', 2), 'a; b; c; d; e');
    await typeOver(user, await cell('Até', 3), '60');
    await typeOver(user, await cell('Limites das classes', 4), '2; 3; 4; 6');
    await user.click(save());
    await waitFor(() => expect(referenceOf('MINHA').version).toBe(2));
    expect(referenceOf('MINHA').rows[0]?.bounds).toEqual([6, 11, 12.5, 25]);
  });

  it('two stand beside each other; what one lacks is said', async () => {
    open(`/comparar?ids=${referenceOf(CQFS).id},${referenceOf(CERRADO).id}`);
    const pair = within(await screen.findByRole('group', { name: 'Fósforo (P)' }));
    expect(pair.getAllByRole('figure')).toHaveLength(2);
    expect(screen.getByText('CERRADO 2004 · SEQUEIRO não tem tabela para Potássio (K).')).toBeInTheDocument();
  });

  it('two are compared on one analysis', async () => {
    open(`/comparar?ids=${referenceOf(CQFS).id},${referenceOf(CERRADO).id}&analise=1`);
    const left = within(await screen.findByRole('region', { name: CQFS }));
    const right = within(await screen.findByRole('region', { name: CERRADO }));
    // 7.35 mg/dm³ at 44 % of clay: baixo in the south (4 to 8), média in the Cerrado (5 to 8).
    expect(within(left.getByRole('row', { name: /^Fósforo/ })).getByText('Baixo')).toBeVisible();
    expect(within(right.getByRole('row', { name: /^Fósforo/ })).getByText('Média')).toBeVisible();
    expect(right.queryByRole('row', { name: /^Potássio/ })).toBeNull();
  });

  it('another word of the address is no page; a form without its record leads to the list', async () => {
    open('/qualquer');
    expect(await screen.findByText('página não encontrada')).toBeVisible();
    const { router } = open('/editar');
    await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
  });
});

describe.each(['aspNet', 'aspNetText'] as const)('in the dialect %s', (dialect) => {
  it('a reference reads and is saved the same', async () => {
    const own = ownOf(CERRADO);
    demo.dialect = dialect;
    const { user } = open(`/editar?id=${own.id}`);
    expect(await cell('Limites das classes', 1)).toHaveValue('6; 12; 18; 25');
    await typeOver(user, await cell('Página', 1), '92');
    await user.click(save());
    await waitFor(() => expect(referenceOf('MINHA').version).toBe(2));
    expect(referenceOf('MINHA').rows).toEqual(
      own.rows.map((row, at) => (at === 0 ? { ...row, page: '92' } : row)),
    );
  });
});
