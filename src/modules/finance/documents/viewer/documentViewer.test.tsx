import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { aLoggedUserAnswer } from '../../../../../mocks/build/session';
import { resetDemo, server } from '../../../../../mocks/server';
import { demo } from '../../../../../mocks/state';
import { tokenStore } from '@/domain/identity/tokenStore';
import { configureHttp } from '@/platform/http/policy';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { readOverlay } from '@/platform/routing/overlays';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { configureScope } from '@/platform/store/scope';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { Component as DocumentViewer } from './DocumentViewer';

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await startI18n('pt-BR', ['common', 'ui', 'grid', 'sheet', 'financeDocuments']);
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  resetDemo();
});
afterEach(() => server.resetHandlers());

const closed = vi.fn();

function Host() {
  const overlay = readOverlay(useAddressParams()[0]);
  return overlay && <DocumentViewer params={overlay.params as never} onClose={closed} />;
}

function open(params = 'janela.id=2&janela.movimento=INCOME') {
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  configureScope(() => '1/1');
  const { accessToken, tokenForm } = aLoggedUserAnswer('produtor');
  tokenStore.keep(accessToken, tokenForm);
  configureHttp({ bearer: tokenStore.access, antiForgery: tokenStore.form, onError: () => undefined });
  const router = createMemoryRouter([{ path: '/', element: <Host /> }], {
    initialEntries: [`/?janela=documento&${params}`],
  });
  render(
    <Provider store={store}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <RouterProvider router={router} />
      </AppThemeProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), router };
}

const calls = () =>
  demo.calls.map(({ path }) => path.split('/').at(-1)).filter((action) => action !== 'GetLoggedUser');
const heads = (tab: string) =>
  within(screen.getByRole('grid', { name: new RegExp(`${tab}$`) }))
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
const total = () => screen.getByRole('row', { name: /^Total/ });

describe('the document viewer', () => {
  it('asks for the cover first, for each tab when it is opened, and for none of them twice', async () => {
    const { user, router } = open();
    const dialog = await screen.findByRole('dialog', { name: 'Visualizador de documentos' });
    expect(await within(dialog).findByText('NF-E')).toBeVisible();
    expect(within(dialog).getAllByText('COOPERATIVA AGROINDUSTRIAL DO OESTE')[0]).toBeVisible();
    expect(calls()).toEqual(['GetCapaAndItem']);
    expect(demo.calls.at(-1)?.query).toEqual({ documentId: '2', businessMovement: 'INCOME' });
    expect(
      within(dialog)
        .getAllByRole('tab')
        .map((tab) => tab.textContent.trim()),
    ).toEqual(['Capa', 'Itens', 'Dados adicionais', 'Rateio', 'Título', 'Baixas', 'Detalhes']);
    expect(heads('Capa')).toEqual([
      'Parceiro',
      'Produtor',
      'Propriedade',
      'Emissão',
      'Valor (R$)',
      'Desconto (R$)',
    ]);
    const requested = ['GetCapaAndItem'];
    for (const [tab, action] of [
      ['Itens', null],
      ['Dados adicionais', 'GetById'],
      ['Rateio', 'GetApportionment'],
      ['Título', 'GetInstallment'],
      ['Baixas', 'GetWriteOff'],
      ['Detalhes', 'GetDetailInvoice'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name: tab }));
      if (action) requested.push(action);
      await waitFor(() => expect(calls()).toEqual(requested));
      expect(screen.getByRole('grid', { name: new RegExp(`${tab}$`) })).toBeInTheDocument();
      const shown =
        tab === 'Detalhes'
          ? screen.findByText('Nenhum detalhe')
          : screen.findByRole('row', { name: /^Total/ });
      expect(await shown).toBeVisible();
    }
    for (const tab of ['Baixas', 'Rateio', 'Capa']) await user.click(screen.getByRole('tab', { name: tab }));
    expect(calls()).toEqual(requested);
    // The tab is in the address, and takes no step of its own there.
    expect(router.state.location.search).toContain('janela.aba=capa');
    expect(router.state.historyAction).toBe('REPLACE');
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(closed).toHaveBeenCalledOnce();
  });

  it('names the units of the items', async () => {
    open('janela.id=2&janela.movimento=INCOME&janela.aba=itens');
    await screen.findByRole('row', { name: /^SOJA EM GRAOS/ });
    expect(heads('Itens').slice(1, 5)).toEqual([
      'Quantidade',
      'Unidade',
      'Qtd. na unidade base',
      'Unidade base',
    ]);
  });

  it('adds up what is held back of a sale', async () => {
    open('janela.id=2&janela.movimento=INCOME&janela.aba=dados-adicionais');
    const row = await screen.findByRole('row', { name: /^SOJA EM GRAOS/ });
    expect(heads('Dados adicionais')).toEqual([
      'Item',
      'Valor de venda (R$)',
      'FUNRURAL (R$)',
      'SENAR (R$)',
      'GILRAT (R$)',
      'FUCAP (R$)',
      'Valor líquido (R$)',
    ]);
    const figures = (line: HTMLElement) => [...line.children].slice(1).map((cell) => cell.textContent);
    expect(figures(total())).toEqual(figures(row));
    expect(figures(row)[0]).toMatch(/^\d{2,3}\.\d{3},\d{2}$/);
  });

  it('keeps a fault to the tab it belongs to, and tries again there', async () => {
    backend.breaks('readWriteOffs', { times: 1, body: { error: { message: 'fora do ar' } } });
    backend.answers('readInstallments', '<html>', { times: 1 });
    backend.forbids('readApportionment', { error: '{"constantFilter":"X"}' }, { times: 1 });
    const { user } = open('janela.id=1&janela.movimento=EXPENSE&janela.aba=baixas');
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(total()).toBeVisible());
    await user.click(screen.getByRole('tab', { name: 'Título' }));
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(total()).toBeVisible());
    await user.click(screen.getByRole('tab', { name: 'Rateio' }));
    expect((await screen.findAllByText(/permissão|acesso/i))[0]).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Capa' }));
    expect(await screen.findByRole('row', { name: /^AGROINSUMOS/ })).toBeVisible();
  });

  it('says of a document that is not there that it is not', async () => {
    open('janela.id=999999&janela.movimento=EXPENSE');
    expect(await screen.findByText('Documento não encontrado')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});
