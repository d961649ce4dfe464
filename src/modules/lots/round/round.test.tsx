import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { toLocalDate, today } from '@/platform/format/date';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';
import { ToastHost } from '@/platform/ui/ToastHost';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Round } from './RoundPage';

startDemo({
  routes: lotsRoutes,
  namespaces: ['lotRound', 'lotOccurrences', 'grid', 'forms', 'common', 'ui'],
});
beforeEach(() => localStorage.removeItem('ep.round.1/1'));

const CREATE = '/ChickenOccurrence/Create';
const open = () => {
  openSignedIn({
    routes: [
      {
        path: '/avicultura/ronda',
        element: (
          <>
            <Round />
            <ConfirmHost />
            <ToastHost />
          </>
        ),
      },
    ],
    at: '/avicultura/ronda',
  });
  return userEvent.setup();
};
const lots = () =>
  demo.world.poultryLots.filter(
    (lot) => lot.customerId === 1 && lot.status === 'IN_PROGRESS' && lot.housingDate !== null,
  );
const rows = () => screen.findAllByRole('group', { name: /Lote/ });
const press = () => screen.getByRole('button', { name: 'Lançar ronda' });
const field = (row: HTMLElement | undefined, name: string) => {
  if (!row) throw new Error('no row');
  return within(row).getByRole('textbox', { name: new RegExp(`^${name}`) });
};
const bodies = (path = CREATE) => callsTo(path).map(({ body }) => body as Record<string, unknown>);

describe('round', () => {
  it('enters the losses of several aviaries in one go, the figures of the day before beside them', async () => {
    const user = open();
    const all = await rows();
    expect(all).toHaveLength(lots().length);
    expect(within(all[0] as HTMLElement).getAllByText(/^ontem/).length).toBeGreaterThan(0);
    await user.type(field(all[0], 'Mortos'), '3');
    await user.keyboard('{Enter}');
    expect(field(all[1], 'Mortos')).toHaveFocus();
    await user.keyboard('2');
    expect(await screen.findByText('2 aviários · 5 perdas')).toBeInTheDocument();
    await user.click(press());
    expect(await screen.findByText('2 ocorrências lançadas.')).toBeInTheDocument();
    expect(bodies().map(({ type, values }) => [type, values])).toEqual([
      ['mortos-e-eliminados', { dead: 3, eliminated: 0, cause: '' }],
      ['mortos-e-eliminados', { dead: 2, eliminated: 0, cause: '' }],
    ]);
    expect(bodies().every(({ clientKey }) => typeof clientKey === 'string')).toBe(true);
    // What was entered shows as of today, and the fields are free for the next round.
    expect((await within(all[0] as HTMLElement).findAllByText(/já lançados/)).length).toBeGreaterThan(0);
    expect(field(all[0], 'Mortos')).toHaveValue('');
  });

  it('says that somebody else went round meanwhile, before anything is entered twice', async () => {
    const user = open();
    const [first] = await rows();
    await user.type(field(first, 'Mortos'), '3');
    const name = /Lote (\S+)/.exec(first?.getAttribute('aria-label') ?? first?.textContent ?? '')?.[1];
    const lot = lots().find(({ number }) => number === name);
    const table = demo.world.occurrence.occurrences;
    const other = table.find(({ type }) => type === 'mortos-e-eliminados');
    if (!lot || !other) throw new Error(`no lot ${name}`);
    const { id: _id, ...record } = other;
    const values = { dead: 7, eliminated: 0, cause: '' };
    table.insert({ ...record, lotId: lot.id, happenedAt: new Date().toISOString(), values });
    await user.click(press());
    const refusal = await screen.findByText(/^Outro lançamento deste dia/);
    const already = table.filter(
      ({ lotId, type, happenedAt }) =>
        lotId === lot.id && type === 'mortos-e-eliminados' && toLocalDate(happenedAt) === today(),
    );
    const dead = already.reduce((sum, row) => sum + Number(row.values['dead']), 0);
    expect(dead).toBeGreaterThanOrEqual(7);
    expect(refusal).toHaveTextContent(`já são ${dead}. Confira`);
    expect(callsTo(CREATE)).toEqual([]);
    expect(field(first, 'Mortos')).toHaveValue('3');
    await user.click(press());
    expect(await screen.findByText('1 ocorrência lançada.')).toBeInTheDocument();
  });

  it('asks an unlikely figure back, once', async () => {
    const user = open();
    const [first] = await rows();
    await user.type(field(first, 'Mortos'), '900');
    await user.click(press());
    const question = await screen.findByRole('alertdialog', { name: 'Confira estes números' });
    expect(question).toHaveTextContent('900 perdas são');
    await user.click(within(question).getByRole('button', { name: 'Corrigir' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(callsTo(CREATE)).toEqual([]);
    expect(field(first, 'Mortos')).toHaveValue('900');
    await user.click(press());
    await user.click(await screen.findByRole('button', { name: 'Estão certos' }));
    expect(await screen.findByText('1 ocorrência lançada.')).toBeInTheDocument();
  });

  it('keeps what the server refuses beside its field, and enters the rest', async () => {
    backend.refuses('createLotOccurrence', { errors: { Dead: ['O lote tem 1 aves vivas.'] } }, { times: 1 });
    const user = open();
    const all = await rows();
    await user.type(field(all[0], 'Mortos'), '1');
    await user.type(field(all[1], 'Mortos'), '1');
    await user.click(press());
    expect(await screen.findByText('1 ocorrência lançada.')).toBeInTheDocument();
    expect(await within(all[0] as HTMLElement).findByText('O lote tem 1 aves vivas.')).toBeInTheDocument();
    expect(field(all[0], 'Mortos')).toHaveValue('1');
    expect(field(all[1], 'Mortos')).toHaveValue('');
  });

  it('says that the server failed in the middle, and keeps what was not entered', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const user = open();
    const all = await rows();
    await user.type(field(all[0], 'Mortos'), '1');
    await user.type(field(all[1], 'Mortos'), '2');
    backend.breaks('createLotOccurrence', { times: 1 });
    await user.click(press());
    expect(await screen.findByText(/não foi lançada por inteiro: o servidor falhou/)).toBeInTheDocument();
    expect(field(all[0], 'Mortos')).toHaveValue('1');
    await user.click(press());
    expect(await screen.findByText('2 ocorrências lançadas.')).toBeInTheDocument();
    // What was said of the first try does not stand beside the success.
    await waitFor(() => expect(screen.queryByText(/não foi lançada por inteiro/)).toBeNull());
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });

  it('refuses more than are alive, and a round of zeros', async () => {
    const user = open();
    const [first] = await rows();
    await user.type(field(first, 'Mortos'), '999999');
    await user.click(press());
    expect(await within(first as HTMLElement).findByText(/O lote tem [\d.]+ aves vivas/)).toBeInTheDocument();
    await user.clear(field(first, 'Mortos'));
    await user.type(field(first, 'Mortos'), '0');
    await user.click(press());
    expect(await screen.findByText(/só zeros não geram ocorrência/)).toBeInTheDocument();
    expect(callsTo(CREATE)).toEqual([]);
  });

  it('keeps the round on the device without a network, and sends it when told to, once', async () => {
    backend.cutsOff('createLotOccurrence');
    const user = open();
    const [first] = await rows();
    const before = demo.world.occurrence.occurrences.all().length;
    await user.type(field(first, 'Mortos'), '4');
    await user.click(press());
    const strip = await screen.findByRole('region', { name: '1 ocorrência guardada neste aparelho' });
    expect(strip).toHaveTextContent('Mortos e eliminados · Aguardando envio');
    expect(field(first, 'Mortos')).toHaveValue('');
    expect(demo.world.occurrence.occurrences.all()).toHaveLength(before);
    const key = bodies()[0]?.['clientKey'];
    backend.cutsOff('createLotOccurrence', { times: 1 });
    await user.click(within(strip).getByRole('button', { name: 'Enviar agora' }));
    await waitFor(() => expect(bodies().length).toBeGreaterThan(1));
    expect(new Set(bodies().map(({ clientKey }) => clientKey))).toEqual(new Set([key]));
  });

  it('enters the same figures of a second round as another occurrence', async () => {
    const user = open();
    const [first] = await rows();
    for (const count of [1, 2]) {
      await user.type(field(first, 'Mortos'), '3');
      await user.click(press());
      await waitFor(() => expect(bodies()).toHaveLength(count));
      await waitFor(() => expect(field(first, 'Mortos')).toHaveValue(''));
    }
    expect(new Set(bodies().map(({ clientKey }) => clientKey)).size).toBe(2);
  });

  it('counts what waits on the device, and a consumption that waits is sent before it is changed', async () => {
    backend.cutsOff('createLotOccurrence');
    const user = open();
    const [first] = await rows();
    await user.type(field(first, 'Mortos'), '4');
    const manual = (await rows()).find((row) => !row.textContent.includes('o aviário informa'));
    await user.type(field(manual, 'Água'), '3000');
    await user.click(press());
    await screen.findByRole('region', { name: '2 ocorrências guardadas neste aparelho' });
    expect(first).toHaveTextContent('4 a enviar');
    expect(field(manual, 'Água')).toBeDisabled();
    expect(manual).toHaveTextContent('espera o envio');
  });
});
