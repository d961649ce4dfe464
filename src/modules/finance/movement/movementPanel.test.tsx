import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { MovementPanel } from './MovementPanel';
import type { MovementRow } from './movementRow';

startDemo({ routes: financeRoutes, namespaces: ['common', 'ui', 'financeMovement'] });

const ROW: MovementRow = {
  id: 7,
  version: '1',
  side: 'EXPENSE',
  typeName: 'NOTA FISCAL',
  number: '1234',
  date: '2026-11-20',
  partnerName: 'COOPERATIVA',
  value: 123_456,
  ratingName: 'ADUBOS',
  farmName: 'FAZENDA AGUA DOCE',
  costCenterName: 'SOJA SEDE',
  shareCount: 1,
  harvestName: 'SOJA 2026/2027',
  stock: [{ id: 1, productName: 'UREIA', quantity: 10, unit: 'SC' }],
  titles: [
    { id: 1, dueDate: '2026-12-20', cents: 100_000 },
    { id: 2, dueDate: '', cents: null },
  ],
  cash: [
    { id: 1, date: '2026-11-21', accountName: 'BANCO', cents: 23_456 },
    { id: 2, date: '', accountName: '', cents: null },
  ],
  fiscalNumber: '4321',
  cancelled: false,
  cancelReason: '',
  cancelledBy: '',
};

function open(changes: Partial<MovementRow> = {}) {
  const onClose = vi.fn();
  const opened = openSignedIn({
    routes: [{ path: '/x', element: <MovementPanel row={{ ...ROW, ...changes }} onClose={onClose} /> }],
    at: '/x',
  });
  return { ...opened, onClose };
}
const panel = () => screen.findByRole('dialog');
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${plain(term.nextElementSibling?.textContent)}`);
/** What stands under a heading. */
const under = (name: string) => {
  const next = screen.getByRole('heading', { name }).nextElementSibling;
  return next?.tagName === 'UL'
    ? [...next.children].map((line) => plain(line.textContent))
    : plain(next?.textContent);
};

describe('what a document moved', () => {
  it('is told part by part: facts, stock, titles, cash, tax office', async () => {
    const { user, router, onClose } = open();
    const dialog = within(await panel());
    expect(dialog.getByRole('heading', { name: 'NOTA FISCAL 1234' })).toBeVisible();
    expect(facts()).toEqual([
      'Emissão: 20/11/2026',
      'Parceiro: COOPERATIVA',
      'Lado: Despesa',
      'Valor: R$ 1.234,56',
      'Conta: ADUBOS',
      'Propriedade: FAZENDA AGUA DOCE',
      'Centro de custo: SOJA SEDE',
      'Safra: SOJA 2026/2027',
    ]);
    expect(under('Estoque')).toEqual([expect.stringMatching(/UREIA/)]);
    expect(under('Títulos')).toEqual(['Vence em 20/12/2026: R$ 1.000,00', 'Vence em –: –']);
    expect(under('Caixa')).toEqual(['21/11/2026 · BANCO · R$ 234,56', '–']);
    expect(under('Fiscal')).toBe('Documento fiscal número 4321');
    expect(screen.queryByText('Cancelado')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Abrir documento' }));
    expect(router.state.location.search).toMatch(/janela=documento/);
    expect(decodeURIComponent(router.state.location.search)).toMatch(/7/);
    expect(decodeURIComponent(router.state.location.search)).toMatch(/EXPENSE/);
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is nothing, or was not told', async () => {
    open({ stock: [], titles: [], cash: [], fiscalNumber: '', side: null, harvestName: '', value: null });
    await panel();
    expect([under('Estoque'), under('Títulos'), under('Caixa'), under('Fiscal')]).toEqual([
      'Não movimentou estoque.',
      'Não gerou títulos.',
      'Nada foi pago ou recebido.',
      'Não é documento fiscal.',
    ]);
    expect(facts()).toContain('Valor: –');
    expect(facts().join()).not.toMatch(/Lado|Safra/);
  });

  it('is not reported where the server says nothing of a part', async () => {
    open({ stock: null, titles: null, cash: null });
    await panel();
    expect([under('Estoque'), under('Títulos'), under('Caixa')]).toEqual([
      'Não informado.',
      'Não informado.',
      'Não informado.',
    ]);
  });

  it.each([
    ['JOSE', 'Cancelado por JOSE'],
    ['', 'Cancelado'],
  ])('of a cancelled document is closed: %s', async (cancelledBy, fact) => {
    open({ cancelled: true, cancelledBy, cancelReason: 'Em duplicidade' });
    await panel();
    expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByText('Em duplicidade')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Abrir documento' })).toBeNull();
  });
});
