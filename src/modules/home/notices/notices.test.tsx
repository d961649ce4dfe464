// Needs modules of its own: the text editor keeps the first document.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo } from '@/domain/testing/signedInPage.test.kit';
import { openAlone, startHome } from '../home.test.kit';
import { Component as NoticesCard } from './NoticesCard';

startHome();

const notice = (id: number, more: Record<string, unknown> = {}) => ({
  id,
  title: `Aviso ${id}`,
  publicationDate: `2026-11-${String(Math.max(1, 27 - id)).padStart(2, '0')}T00:00:00`,
  tag: null,
  colorTag: null,
  leaveInEvidence: false,
  type: 0,
  customerId: null,
  customerName: null,
  moduleId: null,
  moduleName: null,
  systemBusinessActivityId: null,
  systemBusinessActivityName: null,
  description: '',
  isNotify: false,
  ...more,
});
const titles = () => screen.getAllByRole('listitem').map((line) => line.querySelector('strong')?.textContent);
const openDialog = async (account?: string, at?: string) => {
  const view = openAlone(<NoticesCard />, account, at);
  if (!at) await view.user.click(await screen.findByRole('button', { name: 'Mais avisos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Todos os avisos' });
  return { ...view, dialog, inside: within(dialog) };
};

describe('the card', () => {
  it('shows the pinned notices and the two newest others, with tag and excerpt', async () => {
    backend.answers('listNotices', [
      notice(1),
      notice(2, { tag: ' ', description: '<p>Linha &amp; texto</p>' }),
      notice(3),
      notice(9, { leaveInEvidence: true, tag: 'LGPD', colorTag: '#123456' }),
    ]);
    openAlone(<NoticesCard />);
    await screen.findByText('Aviso 9');
    expect(titles()).toEqual(['Aviso 9', 'Aviso 1', 'Aviso 2']);
    const [pinned, first, second] = screen.getAllByRole('listitem');
    expect(pinned).toHaveTextContent(/^FixadoAviso 918\/11\/2026LGPD$/);
    expect(pinned?.querySelector('[title="LGPD"] i')).toBeInTheDocument();
    expect(first).toHaveTextContent(/^Aviso 1(?:Ontem|26\/11\/2026)$/);
    expect(second).toHaveTextContent(/Linha & texto$/);
    expect(second?.querySelector('[title]')).toBeNull();
    // Who only reads writes none.
    expect(
      screen.queryByRole('button', { name: /Editar aviso|Novo aviso|Excluir aviso/ }),
    ).not.toBeInTheDocument();
  });

  it('says that there is none', async () => {
    backend.answers('listNotices', []);
    openAlone(<NoticesCard />);
    expect(await screen.findByText('Nenhum aviso para exibir.')).toBeVisible();
  });

  it('lets staff write, change and delete', async () => {
    backend.answers('listNotices', [notice(1)]);
    const { user } = openAlone(<NoticesCard />, 'master');
    expect(await screen.findByRole('button', { name: 'Editar aviso: Aviso 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Excluir aviso: Aviso 1' }));
    expect(await screen.findByRole('alertdialog', { name: 'Excluir o aviso “Aviso 1”?' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Novo aviso' }));
    const form = await screen.findByRole('dialog', { name: 'Novo aviso' });
    expect(within(form).getByRole('radio', { name: 'Para todos' })).toBeChecked();
    expect(within(form).getByRole('radio', { name: 'Inativo' })).toBeChecked();
    expect(within(form).getByRole('switch', { name: 'Notificar quem recebe o aviso' })).not.toBeChecked();
    expect(within(form).getByRole('textbox', { name: 'Data de publicação' })).toHaveValue('27/11/2026');
    const lists = () =>
      [
        '/Customer/GetCustomersForSelectList',
        '/CustomerReact/GetBusinessActivities',
        '/Module/GetModules',
      ].map((path) => callsTo(path).length);
    for (const [type, field, calls] of [
      ['Por produtor', 'Produtor', [1, 0, 0]],
      ['Por atividade', 'Atividade', [1, 1, 0]],
      ['Por módulo', 'Módulo', [1, 1, 1]],
    ] as const) {
      await user.click(within(form).getByRole('radio', { name: type }));
      expect(within(form).getByRole('combobox', { name: field })).toBeVisible();
      expect(within(form).getAllByRole('combobox')).toHaveLength(1);
      await waitFor(() => expect(lists()).toEqual(calls));
    }
  });
});

describe('all notices', () => {
  it('opens one of them in its place and closes it; its text stands in it and not beside the title', async () => {
    backend.answers('listNotices', [notice(1, { description: '<p>Texto inteiro</p>' }), notice(2)]);
    const { user, router, inside } = await openDialog();
    const [first, second] = inside.getAllByRole('listitem');
    if (!first || !second) throw new Error('the dialog has no notices');
    const toggle = within(first).getByRole('button');
    expect([first.dataset['open'], toggle.getAttribute('aria-expanded')]).toEqual(['false', 'false']);
    expect(first).toHaveTextContent(/Texto inteiro$/);
    expect(inside.queryByRole('region')).not.toBeInTheDocument();
    await user.click(toggle);
    expect(await within(first).findByText('Texto inteiro')).toBeVisible();
    expect(within(first).getAllByText('Texto inteiro')).toHaveLength(1);
    expect([first.dataset['open'], toggle.getAttribute('aria-expanded')]).toEqual(['true', 'true']);
    expect(router.state.location.search).toContain('1');
    await user.click(within(second).getByRole('button'));
    expect(within(second).getByText('Este aviso não tem mais texto.')).toBeVisible();
    expect(first.dataset['open']).toBe('false');
    await user.click(within(second).getByRole('button'));
    expect(inside.queryByRole('region')).not.toBeInTheDocument();
    // Eight and fewer are seen at a glance.
    expect(inside.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(inside.queryByText('Este aviso não está mais disponível.')).not.toBeInTheDocument();
  });

  it('shows staff whom each reaches', async () => {
    backend.answers('listNotices', [
      notice(1, { type: 1, customerId: 5, customerName: 'FAZENDA BOA' }),
      notice(2),
    ]);
    const { inside } = await openDialog('master');
    const [first, second] = inside.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Por produtor: FAZENDA BOA$/);
    expect(second).toHaveTextContent(/Para todos$/);
    expect(inside.getAllByRole('button', { name: /^Editar aviso/ })).toHaveLength(2);
  });

  it('searches from nine notices on, and says that none matches', async () => {
    backend.answers(
      'listNotices',
      Array.from({ length: 9 }, (_, at) => notice(at + 1)),
    );
    const { user, inside } = await openDialog();
    expect(inside.getAllByRole('listitem')).toHaveLength(9);
    const search = inside.getByRole('searchbox', { name: 'Buscar avisos' });
    await user.type(search, 'aviso 7');
    await waitFor(() => expect(inside.getAllByRole('listitem')).toHaveLength(1));
    await user.type(search, 'x');
    await waitFor(() => expect(inside.queryByRole('listitem')).not.toBeInTheDocument());
    expect(search).toBeVisible();
    expect(inside.queryByText('Nenhum aviso para exibir.')).not.toBeInTheDocument();
    await user.click(inside.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(inside.getAllByRole('listitem')).toHaveLength(9));
  });

  it('shows thirty at a time, and the one of the address however old it is', async () => {
    backend.answers(
      'listNotices',
      Array.from({ length: 64 }, (_, at) => notice(at + 1)),
    );
    const { user, inside } = await openDialog();
    expect(inside.getAllByRole('listitem')).toHaveLength(30);
    await user.click(inside.getByRole('button', { name: 'Mostrar mais 30' }));
    expect(inside.getAllByRole('listitem')).toHaveLength(60);
    await user.click(inside.getByRole('button', { name: 'Mostrar mais 4' }));
    expect(inside.getAllByRole('listitem')).toHaveLength(64);
    expect(inside.queryByRole('button', { name: /^Mostrar mais/ })).not.toBeInTheDocument();
  });

  it('says of the notice in the address that it is gone', async () => {
    backend.answers('listNotices', [notice(1)]);
    const { inside } = await openDialog('produtor', '/inicio?avisos=todos&aviso=777');
    expect(await inside.findByText('Este aviso não está mais disponível.')).toBeVisible();
  });
});
