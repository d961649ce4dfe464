import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { preferencesSlice } from '@/platform/preferences/preferencesSlice';
import { adminRoutes } from '../adminRoutes';
import { Component as AccessesPage } from './pages/AccessesPage';
import { Component as PreRegistrationsPage } from './pages/PreRegistrationsPage';
import { Component as TermsPage } from './pages/TermsPage';
import { Component as UsersPage } from './pages/UsersPage';

startDemo({
  routes: adminRoutes,
  namespaces: ['adminCustomers', 'register', 'common', 'ui', 'forms', 'grid', 'chart'],
});
beforeEach(() => setLogSink(() => undefined));

async function open(Page: ComponentType) {
  const opened = openSignedIn({
    account: 'master',
    slices: [preferencesSlice],
    routes: [{ path: '*', element: <Page /> }],
    at: '/administracao-react/pagina',
  });
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  const row = async (text: string | RegExp) =>
    within((await screen.findByText(text)).closest<HTMLElement>('[role=row]')!);
  /** What can be done with a row: its buttons and the lines of its menu. */
  const more = async (text: string | RegExp, name: string) => {
    const buttons = (await row(text)).getAllByRole('button');
    const direct = buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
    if (direct) return direct;
    await opened.user.click(buttons.at(-1)!);
    return screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
  };
  return { ...opened, row, more };
}
const disabled = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

describe('requests to become a customer', () => {
  const OPEN = 'FAZENDA SANTA RITA DO CHAPADAO';

  it('one is refused with a reason, which is wanted, and is decided then', async () => {
    const { more, user } = await open(PreRegistrationsPage);
    await user.click(await more(OPEN, 'Recusar'));
    const dialog = within(await screen.findByRole('dialog', { name: `Recusar ${OPEN}?` }));
    await user.click(dialog.getByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Motivo/)).toBeInvalid());
    expect(callsTo('/CustomerPreRegistration/Refuse')).toEqual([]);
    expect(dialog.getByLabelText(/^Motivo/)).toHaveAttribute('maxlength', '500');
    await user.click(dialog.getByLabelText(/^Motivo/));
    await user.paste('Fora da área atendida.');
    await user.click(dialog.getByRole('button', { name: 'Recusar' }));
    expect(await screen.findByText(`Pedido de ${OPEN} recusado.`)).toBeInTheDocument();
    expect(callsTo('/CustomerPreRegistration/Refuse')[0]?.body).toMatchObject({
      reason: 'Fora da área atendida.',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(disabled(await more(OPEN, 'Aprovar'))).toBe(true));
  });

  it('one is approved with what it begins with, and its customer opened', async () => {
    const { more, router, user } = await open(PreRegistrationsPage);
    await user.click(await more(OPEN, 'Aprovar'));
    const dialog = within(await screen.findByRole('dialog', { name: `Aprovar ${OPEN}?` }));
    expect(dialog.getByLabelText(/^Licenças/)).toHaveValue('3');
    expect(dialog.getByLabelText(/^Dias de teste/)).toHaveValue('15');
    await user.click(dialog.getByRole('button', { name: 'Aprovar' }));
    expect(await screen.findByText(`${OPEN} agora é cliente.`)).toBeInTheDocument();
    expect(callsTo('/CustomerPreRegistration/Approve')[0]?.body).toMatchObject({
      quantity: 3,
      trialDays: 15,
    });
    await user.click(screen.getByRole('button', { name: 'Abrir cliente' }));
    expect(router.state.location.pathname + router.state.location.search).toMatch(/clientes.*\d+$/);
  });

  it('a dialog that is left decides nothing', async () => {
    const { more, user } = await open(PreRegistrationsPage);
    await user.click(await more(OPEN, 'Recusar'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(disabled(await more(OPEN, 'Aprovar'))).toBe(false);
  });
});

describe('terms of use', () => {
  const DRAFT = 'TERMOS DE USO 3.0';

  it('a draft is published after a question; given up, it stays one', async () => {
    const { more, user } = await open(TermsPage);
    await user.click(await more(DRAFT, 'Publicar'));
    const question = () => screen.findByRole('alertdialog', { name: `Publicar ${DRAFT}?` });
    await user.click(within(await question()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsTo('/SystemTermsOfUse/Publish')).toEqual([]);
    await user.click(await more(DRAFT, 'Publicar'));
    await user.click(within(await question()).getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText(`${DRAFT} publicado.`)).toBeInTheDocument();
    await waitFor(async () => expect(disabled(await more(DRAFT, 'Publicar'))).toBe(true));
  });

  it('a refusal is not said to be a publication', async () => {
    backend.refuses('publishTerms');
    const { more, user } = await open(TermsPage);
    await user.click(await more(DRAFT, 'Publicar'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publicar' }),
    );
    await waitFor(() => expect(callsTo('/SystemTermsOfUse/Publish')).toHaveLength(1));
    await waitFor(() => expect(callsTo('/SystemTermsOfUse/GetGridData').length).toBeGreaterThan(1));
    expect(screen.queryByText(`${DRAFT} publicado.`)).toBeNull();
  });

  it('a draft has no acceptance', async () => {
    const { more } = await open(TermsPage);
    expect(disabled(await more(DRAFT, 'Quem aceitou'))).toBe(true);
  });

  it('who accepted published ones is a tab of the record', async () => {
    const { more, router, user } = await open(TermsPage);
    const published = await more('TERMOS DE USO 2.0', 'Quem aceitou');
    expect(disabled(published)).toBe(false);
    await user.click(published);
    expect(router.state.location.search).toBe('?aba=acceptances');
  });
});

describe('users', () => {
  it('an invitation is sent again to who has not confirmed', async () => {
    const { more, user } = await open(UsersPage);
    await user.click(await more('ADEMIR JOSE LUNKES', 'Reenviar e-mail'));
    expect(await screen.findByText('E-mail reenviado.')).toBeInTheDocument();
    expect(callsTo('/User/ResendInvitation')).toHaveLength(1);
  });

  it('who has confirmed gets no invitation', async () => {
    const { more } = await open(UsersPage);
    expect(disabled(await more('JOSE CARLOS ZANCHETTIN', 'Reenviar e-mail'))).toBe(true);
  });
});

describe('accesses', () => {
  it('stand by day over the list, and are asked for again when they fail', async () => {
    backend.breaks('readAccessLog', { times: 1 });
    const { user } = await open(AccessesPage);
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(callsTo('/UserAccessLog/GetByDay')).toHaveLength(2));
  });
});
