import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { CancelDialog } from './CancelDialog';
import type { MovementRow } from './movementRow';
import { ReclassifyDialog } from './ReclassifyDialog';

startDemo({ routes: financeRoutes, namespaces: ['common', 'ui', 'forms', 'finance', 'financeMovement'] });

const row = (id: number, over: Partial<MovementRow> = {}): MovementRow => ({
  id,
  version: `v${id}`,
  side: 'EXPENSE',
  typeName: 'NOTA',
  number: `N${id}`,
  date: '2026-11-20',
  partnerName: '',
  value: null,
  ratingName: 'ADUBOS',
  farmName: 'ANTIGA',
  costCenterName: 'CENTRO',
  shareCount: 1,
  harvestName: '',
  stock: null,
  titles: null,
  cash: null,
  fiscalNumber: '',
  cancelled: false,
  cancelReason: '',
  cancelledBy: '',
  ...over,
});
const show = (element: React.ReactNode) => openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

describe('a document that is taken back', () => {
  const USES = 'listUsesOfDocument';
  const open = (over: Partial<MovementRow> = {}) => {
    const onClose = vi.fn();
    return { ...show(<CancelDialog row={row(7, over)} onClose={onClose} />), onClose };
  };

  it.each([
    [null, 'O que o documento movimentou é desfeito: estoque, títulos e rateio.'],
    [
      [{ id: 1, dueDate: '', cents: 100_00 }],
      'É desfeito o que o documento movimentou, com 1 título de R$ 100,00.',
    ],
    [[], 'É desfeito o que o documento movimentou, com 0 títulos que somam R$ 0,00.'],
  ])('with the titles %o says: %s', async (titles, words) => {
    backend.answers(USES, []);
    open({ titles });
    expect(plain((await screen.findByText(/desfeit/)).textContent)).toBe(words);
    expect(await screen.findByText('Nada mais depende deste documento.')).toBeVisible();
  });

  it('says what hangs on it', async () => {
    backend.answers(USES, [
      { name: 'Romaneios', count: 2 },
      { name: 'Outros', count: null },
    ]);
    open();
    expect(await screen.findByText('Quem usa este documento: Romaneios (2), Outros.')).toBeVisible();
  });

  it('says that this is not known', async () => {
    backend.breaks(USES);
    open();
    expect(await screen.findByText(/^Não foi possível saber quem usa/)).toBeVisible();
  });

  it('is cancelled with its reason', async () => {
    backend.answers(USES, []);
    backend.answers('cancelDocument', {});
    const { user, onClose } = open();
    const reason = await screen.findByLabelText(/^Motivo/);
    await user.type(reason, 'Em dobro');
    await user.click(screen.getByRole('button', { name: 'Cancelar documento' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(callsTo('/DocumentMovement/Cancel')[0]?.body).toEqual({
      id: 7,
      version: 'v7',
      reason: 'Em dobro',
    });
    expect(await screen.findByText('NOTA N7 foi cancelado.')).toBeVisible();
  });
});

describe('documents that are reclassified', () => {
  const open = async (rows: readonly MovementRow[]) => {
    backend.answers('chooseFarm', [
      { id: 3, name: 'NOVA' },
      { id: 4, name: 'OUTRA' },
    ]);
    const onClose = vi.fn();
    const { user } = show(<ReclassifyDialog rows={rows} onClose={onClose} />);
    const dialog = within(await screen.findByRole('dialog'));
    const choose = async (field: RegExp, name: string) => {
      await user.click(dialog.getByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name }));
    };
    const save = () => dialog.getByRole('button', { name: 'Reclassificar' });
    const lines = () => dialog.queryAllByRole('listitem').map(({ textContent }) => textContent);
    const preview = within(dialog.getByRole('region', { name: 'Antes e depois' }));
    const sum = () => preview.getByRole('status');
    return { user, dialog, choose, save, lines, sum, onClose };
  };
  const answer = (...refusals: readonly (readonly [string, string])[]) =>
    backend.answers(
      'reclassifyDocument',
      refusals.map(([id, message]) => ({ id, message })),
    );

  it('stay as they are until something is chosen', async () => {
    const { dialog, save, lines, sum } = await open([row(1)]);
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    expect(sum()).toHaveTextContent(/^Nada muda nestes documentos\.$/);
    expect(lines()).toEqual([]);
    expect(dialog.getByText('Escolha antes a propriedade.')).toBeVisible();
  });

  it('show what changes of each, and are sent alone', async () => {
    answer(['1', ''], ['3', 'Está na Sefaz.']);
    const rows = [row(1), row(2, { farmName: 'NOVA' }), row(3, { farmName: '', shareCount: 2 })];
    const { dialog, choose, save, lines, sum, user, onClose } = await open(rows);
    await choose(/^Propriedade/, 'NOVA');
    expect(sum()).toHaveTextContent(/^Mudam 2 de 3\.$/);
    expect(lines()).toEqual([
      'NOTA N1Propriedade: de ANTIGA para NOVA',
      'NOTA N3Propriedade: de (nada) para NOVAO rateio de 2 centros vira um só.',
    ]);
    expect(dialog.queryByText('Escolha antes a propriedade.')).toBeNull();
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(callsTo('/DocumentMovement/Reclassify')[0]?.body).toMatchObject({
      documents: [
        { id: 1, version: 'v1' },
        { id: 3, version: 'v3' },
      ],
      farmId: 3,
      harvestId: null,
    });
    expect(await screen.findByText('1 documento reclassificado.')).toBeVisible();
    expect(await screen.findByText('NOTA N3 ficou como estava: Está na Sefaz.')).toBeVisible();
  });

  it('may all be refused', async () => {
    answer(['1', 'Está na Sefaz.'], ['99', 'Sumiu.']);
    const { choose, save, user } = await open([row(1), row(2)]);
    await choose(/^Propriedade/, 'NOVA');
    await user.click(save());
    expect(
      await screen.findByText(/^NOTA N1 ficou como estava: Está na Sefaz\. 99 ficou como estava/),
    ).toBeVisible();
    expect(screen.queryByText(/reclassificado/)).toBeNull();
  });

  it('get one account together only on one side', async () => {
    const { dialog } = await open([row(1), row(2, { side: 'INCOME' })]);
    expect(dialog.getByText(/^A conta só muda junto/)).toBeVisible();
  });

  it('are shown one by one up to fifty', async () => {
    const rows = Array.from({ length: 51 }, (_, at) => row(at + 1));
    const { choose, lines, sum } = await open(rows);
    await choose(/^Propriedade/, 'NOVA');
    expect(lines()).toHaveLength(50);
    expect(sum()).toHaveTextContent('Mudam 51 de 51. São mostrados os primeiros 50.');
  });
});
