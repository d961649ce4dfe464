import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { http } from 'msw';
import { server } from '../../../../mocks/server';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as FiscalPage } from './FiscalPage';

const drafts = startDemo({
  routes: financeRoutes,
  namespaces: ['financeFiscal', 'common', 'register', 'forms', 'grid', 'ui'],
});
beforeEach(() => localStorage.setItem('ep.filterHint', 'shown'));

const open = (at: string) =>
  openSignedIn({ routes: [{ path: '/fiscal/:id?', element: <FiscalPage /> }], at: `/fiscal${at}` });

const PKCS12 = Uint8Array.from([0x30, 0x82, 0x0a, 0x10, 0x02, 0x01, 0x03, 0x30]);
const certificate = (name: string) => new File([PKCS12], name, { type: 'application/x-pkcs12' });

describe('the fiscal hub', () => {
  it('opens its first register, by a number too', async () => {
    const { router } = open('/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Inscrições estaduais' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/fiscal/inscricoes-estaduais');
  });

  it('checks a registration by its state, beside the field', async () => {
    const { user } = open('/inscricoes-estaduais?registro=1');
    const form = within(await screen.findByRole('dialog', { name: 'Inscrição estadual' }));
    const field = await form.findByRole('textbox', { name: /^Inscrição estadual/ });
    expect(await form.findByText('Dígitos conferem com a regra de PR.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '1234567851');
    expect(form.getByText('Em PR a inscrição tem 10 dígitos.')).toBeVisible();
    await user.click(form.getByRole('button', { name: /^Salvar/ }));
    expect(await form.findAllByText('O dígito verificador não confere com o deste estado.')).not.toHaveLength(
      0,
    );
    expect(callsTo('/StateRegistration/Edit')).toHaveLength(0);
    await user.type(field, '{Backspace}0');
    await user.click(form.getByRole('button', { name: /^Salvar/ }));
    await waitFor(() =>
      expect(demo.world.finance.stateRegistrations.get(1)?.registration).toBe('1234567850'),
    );
  });

  it('works out what a choice comes to, for each rate of the year', async () => {
    const row = demo.world.finance.ruralContributions.find(
      ({ customerId, year, base }) => customerId === 1 && year === 2026 && base === 'SALES',
    );
    demo.world.finance.ruralContributions.update(row?.id ?? 0, { expectedSales: 333.33 });
    open(`/contribuicoes?registro=${row?.id ?? 0}`);
    const example = await screen.findByRole('table', { name: /Exemplo: venda de R\$\s333,33/ });
    const since = within(example).getByRole('row', { name: /^01\/04\/2026/ });
    expect(
      within(since)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['01/04/2026', '4,40', '0,37', '0,67', '5,44']);
  });
});

describe('the certificate', () => {
  async function send(user: UserEvent, file: File, password: string) {
    const form = within(await screen.findByRole('dialog', { name: 'Enviar certificado' }));
    await user.upload(
      form.getByLabelText('Arquivo do certificado (.pfx ou .p12)', { selector: 'input' }),
      file,
    );
    await user.type(form.getByLabelText(/^Senha do certificado/), password);
    await user.click(form.getByRole('button', { name: 'Enviar' }));
    return form;
  }

  it('shows whose it is and for how long', async () => {
    open('/certificado');
    expect(await screen.findByText('Vence em breve')).toBeVisible();
    expect(screen.getByText('AC CERTIFICADORA DEMONSTRACAO')).toBeVisible();
  });

  it('is sent with its password once; a wrong one is told beside its field', async () => {
    const { user, router } = open('/certificado?registro=novo');
    const form = await send(user, certificate('produtor.pfx'), 'errada');
    expect(await form.findAllByText('Senha do certificado incorreta.')).not.toHaveLength(0);
    const password = form.getByLabelText(/^Senha do certificado/);
    await user.clear(password);
    await user.type(password, 'Segredo 9');
    await user.click(form.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Válido')).toBeVisible();
    expect(router.state.location.search).toBe('');
    const kept = JSON.stringify([[...drafts], Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(kept).not.toContain('Segredo');
  });

  it('is deleted once, however often it is pressed until the answer comes', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(http.delete('*/DigitalCertificate/Delete', () => answered));
    const { user } = open('/certificado');
    const press = async () =>
      user.click((await screen.findAllByRole('button', { name: 'Excluir certificado' }))[0] as HTMLElement);
    await press();
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir certificado' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answer();
    await waitFor(() => expect(screen.queryByText('Certificado excluído.')).toBeVisible());
    expect(callsTo('/DigitalCertificate/Delete')).toHaveLength(1);
  });

  it('is refused when it is none, or belongs to somebody else', async () => {
    const { user } = open('/certificado?registro=novo');
    const form = await send(user, certificate('outro.p12'), 'x');
    expect(await form.findAllByText('O CPF ou CNPJ do certificado não é deste produtor.')).not.toHaveLength(
      0,
    );
    await user.click(form.getByRole('button', { name: /outro\.p12/ }));
    await user.upload(
      form.getByLabelText('Arquivo do certificado (.pfx ou .p12)', { selector: 'input' }),
      new File(['texto'], 'falso.pfx'),
    );
    expect(await form.findByText(/falso\.pfx/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Enviar' }));
    expect(callsTo('/DigitalCertificate/Upload')).toHaveLength(1);
  });
});
