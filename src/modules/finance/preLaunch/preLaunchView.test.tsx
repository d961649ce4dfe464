import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AssistDocument } from '../../../../mocks/db/assist/assistTypes';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as PreLaunchEditPage } from './PreLaunchEditPage';

vi.setConfig({ testTimeout: 60_000 });
startDemo({
  routes: financeRoutes,
  namespaces: ['financePreLaunch', 'invoices', 'fiscal', 'viewer', 'common', 'forms', 'grid', 'ui'],
});

const open = (search: string) =>
  openSignedIn({
    routes: [{ path: '/pre-lancamento-edicao', element: <PreLaunchEditPage /> }],
    at: `/pre-lancamento-edicao${search}`,
  });
/** A document of the customer that waits for its release. */
function entered(): AssistDocument {
  const found = demo.world.assistDocuments.find(
    (row) => row.customerId === 1 && row.active && row.invoice !== null && row.status === 'PREENCHIDO',
  );
  if (!found) throw new Error('The demo has no document to release.');
  return found;
}

describe('the page of one document', () => {
  it.each(['', '?documento=', '?documento=0', '?documento=-4', '?documento=1.5', '?documento=x'])(
    'at %s leads to the queue',
    async (search) => {
      open(search);
      const words = search === '' ? 'Nenhum documento escolhido' : 'Documento não encontrado';
      expect(await screen.findByText(words)).toBeVisible();
      expect(
        screen.getByText(
          search === '' ? /^Escolha um documento da fila/ : /^Ele não existe, é de outro cliente/,
        ),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ir para a fila' })).toBeVisible();
      expect(demo.calls).toHaveLength(0);
    },
  );

  it('says that there is no such document', async () => {
    open('?documento=999999');
    expect(await screen.findByText('Documento não encontrado')).toBeVisible();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('asks again where it did not come', async () => {
    backend.breaks({ method: '*', path: '/PreReleasedInvoice/GetById' });
    open('?documento=1');
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    expect(screen.queryByText('Documento não encontrado')).toBeNull();
  });

  it('shows on a telephone its data or its file', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    const row = entered();
    const { user } = open(`?documento=${row.id}`);
    const note = await screen.findByRole('textbox', { name: /^Observação/, hidden: true });
    expect(screen.getByRole('tab', { name: 'Dados' })).toHaveAttribute('aria-selected', 'true');
    expect(note.closest('[role="tabpanel"]')).not.toHaveAttribute('hidden');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.queryByText(/^Liberado por|^Devolvido ao Assist/)).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Arquivo' }));
    expect(note.closest('[role="tabpanel"]')).toHaveAttribute('hidden');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('of one that was sent back says why, and nothing can be typed', async () => {
    const row = entered();
    demo.world.assistDocuments.update(row.id, {
      status: 'RETORNADO',
      returnReason: 'Falta o frete.',
    } as never);
    open(`?documento=${row.id}`);
    expect(await screen.findByText('Devolvido ao Assist.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Liberar' })).toBeNull();
  });

  it('of one that was released names who did it', async () => {
    const row = entered();
    demo.world.assistDocuments.update(row.id, {
      release: { documentId: 1, at: '2026-11-23T10:20:00Z', userName: 'MARIA' },
    });
    open(`?documento=${row.id}`);
    expect(await screen.findByText('Liberado por MARIA.')).toBeVisible();
    expect(screen.getByText('O documento e seus títulos já estão no financeiro.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Liberar' })).toBeNull();
  });
});
