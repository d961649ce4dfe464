import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, formatDate, today } from '@/platform/format/date';
import { setLogSink } from '@/platform/log/log';
import { lotsRoutes } from '../../lotsRoutes';
import type { ChickenLot } from '../lotWire';
import { CloseDialog } from './CloseDialog';
import { ReopenDialog } from './ReopenDialog';

startDemo({ routes: lotsRoutes, namespaces: ['common', 'ui', 'forms', 'register', 'chickenLots'] });
beforeEach(() => setLogSink(() => undefined));

const CLOSING = 'readLotClosing';
const CLOSE = 'closeLot';
const REOPENING = 'readLotReopening';
const LOT = { id: 5, number: '12', version: 3, housingDate: addDays(today(), -20) } as ChickenLot;
const textOf = (dialog: HTMLElement) => dialog.textContent.replaceAll('\u00a0', ' ');

describe('closing a lot', () => {
  const answer = (own: object) => ({
    housed: 10_000,
    lost: 0,
    loaded: null,
    remaining: 9_800,
    later: [],
    nextLot: null,
    ...own,
  });
  const open = async (own: object = {}, lot: Partial<ChickenLot> = {}) => {
    const onClose = vi.fn();
    backend.answers(CLOSING, answer(own));
    const dialog = <CloseDialog lot={{ ...LOT, ...lot }} onClose={onClose} />;
    const opened = openSignedIn({ routes: [{ path: '*', element: dialog }], at: '/x' });
    await screen.findByText(/^Fechado, o lote fica bloqueado/);
    return { ...opened, onClose, dialog: screen.getByRole('dialog') };
  };

  it('says what is left; what was not written down is no zero', async () => {
    const { dialog } = await open();
    expect([...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '10.000',
      '0',
      '–',
      '9.800',
    ]);
    expect(textOf(dialog)).not.toMatch(/impede|será o próximo|será criado/);
    expect(within(dialog).getByLabelText(/^Data do fechamento/)).toHaveValue(formatDate(today()));
    expect(callsTo('/ChickenLot/GetClosing')[0]?.query).toEqual({ id: '5', date: today() });
  });

  it.each([
    [{ id: null, number: '13' }, 'O lote 13 deste aviário será criado'],
    [{ id: 6, number: '13' }, 'O lote 13, já cadastrado, será o próximo'],
  ])('names the lot that follows: %j', async (nextLot, words) => {
    expect(textOf((await open({ nextLot })).dialog)).toContain(words);
  });

  it('names what stands in its way', async () => {
    const later = [{ id: 9, name: 'Pesagem', date: today() }];
    const { dialog } = await open({ later });
    expect(textOf(dialog)).toContain('1 ocorrência depois desta data impede o fechamento:');
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/zootecnia/ocorrencia/9');
  });

  it('is not before its housing, nor before the day is known', async () => {
    const { dialog, user } = await open();
    const day = within(dialog).getByLabelText(/^Data do fechamento/);
    await user.clear(day);
    expect(dialog.querySelectorAll('dd')).toHaveLength(0);
    await user.type(day, formatDate(addDays(today(), -21)));
    await user.click(within(dialog).getByRole('button', { name: 'Fechar lote' }));
    await waitFor(() => expect(day).toBeInvalid());
    expect(callsTo('/ChickenLot/Close')).toEqual([]);
  });

  it('is sent with what was read; without a reason there is none', async () => {
    backend.answers(CLOSE, null);
    const { dialog, user, onClose } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Fechar lote' }));
    expect(await screen.findByText('O lote 12 foi fechado.')).toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
    expect(callsTo('/ChickenLot/Close')[0]?.body).toEqual({
      id: 5,
      version: 3,
      closingDate: today(),
      reason: null,
    });
  });

  it('that the server cannot compute is requested again', async () => {
    backend.answers(CLOSING, answer({}));
    backend.breaks(CLOSING, { times: 1 });
    const { user } = openSignedIn({
      routes: [{ path: '*', element: <CloseDialog lot={LOT} onClose={() => undefined} /> }],
      at: '/x',
    });
    expect(await screen.findByText('Não foi possível consultar o lote.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('9.800')).toBeVisible();
  });
});

describe('taking a closing back', () => {
  const open = async (answer: object) => {
    const onClose = vi.fn();
    backend.answers(REOPENING, answer);
    const dialog = <ReopenDialog lot={LOT} onClose={onClose} />;
    const opened = openSignedIn({ routes: [{ path: '*', element: dialog }], at: '/x' });
    const shown = screen.getByRole('dialog');
    await waitFor(() => expect(shown.querySelector('li, p')).not.toBeNull());
    return { ...opened, onClose, dialog: shown };
  };
  const reopen = () => screen.queryByRole('button', { name: 'Reverter fechamento' });

  it('says that no other lot goes with it', async () => {
    const { dialog } = await open({ refusals: [], nextLot: null });
    expect(textOf(dialog)).toContain('Nenhum outro lote será excluído.');
    expect(textOf(dialog)).not.toContain('Perde-se');
    expect(reopen()).toBeEnabled();
  });

  it.each([
    [[], /será excluído\.$|será excluído\.(?!Perde)/],
    [
      ['hatchery', 'breederLot'],
      /será excluído\.Perde-se o que já foi informado nele: Incubatório, Lote da matriz\./,
    ],
  ])('names what was typed into the lot that goes: %j', async (typed, words) => {
    const { dialog } = await open({ refusals: [], nextLot: { id: 6, number: '13', version: 2, typed } });
    expect(textOf(dialog)).toMatch(words);
    expect(textOf(dialog).includes('Perde-se')).toBe(typed.length > 0);
  });

  it('is refused with each reason, and where to look', async () => {
    const refusals = [
      { message: 'Motivo do servidor.', lotId: null },
      { message: 'x', lotId: 8, code: 'IN_PROGRESS', number: '14' },
    ];
    const { dialog } = await open({ refusals, nextLot: null });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual([
      'Motivo do servidor.',
      expect.stringMatching(/^O lote 14 deste aviário está em andamento\. Abrir o lote/),
    ]);
    expect(reopen()).toBeNull();
  });

  it('is sent with the versions that were read', async () => {
    backend.answers('reopenLot', null);
    const { user, onClose } = await open({
      refusals: [],
      nextLot: { id: 6, number: '13', version: 2, typed: [] },
    });
    await user.click(reopen() ?? document.body);
    expect(await screen.findByText('O lote 12 está em andamento de novo.')).toBeVisible();
    expect(callsTo('/ChickenLot/Reopen')[0]?.body).toEqual({ id: 5, version: 3, nextVersion: 2 });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    [409, {}, /algo mudou enquanto isso/],
    [400, { error: { message: 'Mês fechado.' } }, /^Mês fechado\.$/],
  ])('that is refused with %s says so, and may be tried again', async (status, body, words) => {
    backend.refuses('reopenLot', body, { status });
    const { user, onClose } = await open({ refusals: [], nextLot: null });
    const before = callsTo('/ChickenLot/GetReopening').length;
    await user.click(reopen() ?? document.body);
    expect(await screen.findByText(words)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(callsTo('/ChickenLot/GetReopening').length).toBeGreaterThan(before));
    expect(reopen()).toBeEnabled();
  });

  it('that cannot be read is requested again', async () => {
    backend.answers(REOPENING, { refusals: [], nextLot: null });
    backend.breaks(REOPENING, { times: 1 });
    const { user } = openSignedIn({
      routes: [{ path: '*', element: <ReopenDialog lot={LOT} onClose={() => undefined} /> }],
      at: '/x',
    });
    expect(await screen.findByText('Não foi possível consultar o lote.')).toBeVisible();
    expect(reopen()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Nenhum outro lote será excluído.')).toBeVisible();
  });
});
