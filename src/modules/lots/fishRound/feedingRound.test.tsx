import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';
import { ToastHost } from '@/platform/ui/ToastHost';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Round } from './FeedingRoundPage';

startDemo({
  routes: lotsRoutes,
  namespaces: ['lotRound', 'lotOccurrences', 'grid', 'forms', 'common', 'ui'],
});
beforeEach(() => localStorage.removeItem('ep.feeding.1/1'));

const CREATE = '/PiscicultureOccurrence/Create';
const open = () => {
  openSignedIn({
    routes: [
      {
        path: '/piscicultura/ronda',
        element: (
          <>
            <Round />
            <ConfirmHost />
            <ToastHost />
          </>
        ),
      },
    ],
    at: '/piscicultura/ronda',
  });
  return userEvent.setup();
};
const ponds = () => screen.findAllByRole('group', { name: /Lote P/ });
const pond = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name} · Lote`) });
const given = (row: HTMLElement) => within(row).getByRole('textbox', { name: /^Dado agora/ });
const press = () => screen.getByRole('button', { name: 'Lançar ronda' });
const bodies = () => callsTo(CREATE).map(({ body }) => body as Record<string, unknown>);
const takes = async (user: UserEvent, row: HTMLElement, appetite: string) => {
  await user.click(within(row).getByRole('combobox', { name: /^Apetite/ }));
  await user.click(await screen.findByRole('option', { name: appetite }));
};

describe('the feeding round', () => {
  it('has the ration of each pond with its arithmetic, and enters what was given and how it was taken', async () => {
    const user = open();
    const first = await pond('VIVEIRO 1');
    // 9 700 fish of 140 g that were weighed today: 4 % of 1 358 kg, corrected by the sensor's mean of 24 hours.
    expect(first).toHaveTextContent(/Ração do dia: 54,3 kg/);
    expect(first).toHaveTextContent(/Precisa de 54,320 kg: 4% de 1\.358,0 kg \(140 g\), 100% a 26 °C/);
    expect(first).toHaveTextContent('dia 60 · 9.700 peixes');
    expect(within(first).getByRole('textbox', { name: /^Ração/ })).not.toHaveValue('');
    // Little is known of a lot without a set.
    const unknown = (await ponds()).find((row) => row.textContent.includes('não tem referência por faixa'));
    expect(unknown).toHaveTextContent('Ração do dia: não conhecida');
    await user.type(given(first), '27,16');
    await takes(user, first, 'Médio');
    expect(await screen.findByText('1 viveiro · 27,16 kg')).toBeInTheDocument();
    await user.click(press());
    expect(await screen.findByText('1 ocorrência lançada.')).toBeInTheDocument();
    expect(bodies()[0]).toMatchObject({
      type: 'fornecimento-de-racao',
      values: { quantityKg: 27.16, appetite: 'medio', parts: [] },
    });
    await waitFor(() => expect(first).toHaveTextContent('já dados 27,16 kg, apetite médio'));
    expect(given(first)).toHaveValue('');
  });

  it('asks back what is far beyond the ration, and grams', async () => {
    const user = open();
    const first = await pond('VIVEIRO 1');
    await user.type(given(first), '27160');
    await user.click(press());
    const question = await screen.findByRole('alertdialog', { name: 'Confira estes números' });
    expect(question).toHaveTextContent('O peso foi digitado em g?');
    await user.click(within(question).getByRole('button', { name: 'Corrigir' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(callsTo(CREATE)).toEqual([]);
    expect(given(first)).toHaveValue('27.160');
  });

  it('refuses feed without a name, an appetite without feed, and a round of nothing', async () => {
    const user = open();
    const first = await pond('VIVEIRO 1');
    await user.clear(within(first).getByRole('textbox', { name: /^Ração/ }));
    await user.type(given(first), '20');
    await user.click(press());
    expect(await within(first).findByText('Informe qual ração foi dada.')).toBeInTheDocument();
    await user.clear(given(first));
    await takes(user, first, 'Ruim');
    await user.click(press());
    expect(await within(first).findByText(/^Informe quantos kg foram dados/)).toBeInTheDocument();
    await user.click(within(first).getByRole('combobox', { name: /^Apetite/ }));
    await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
    await user.click(press());
    expect(await screen.findByText('Digite a ração dada em ao menos um viveiro.')).toBeInTheDocument();
    expect(callsTo(CREATE)).toEqual([]);
  });

  it('says that somebody else has fed the pond meanwhile, before anything is entered twice', async () => {
    const user = open();
    const first = await pond('VIVEIRO 1');
    await user.type(given(first), '20');
    const lot = demo.world.fishLots.find(
      (row) => row.customerId === 1 && row.status === 'IN_PROGRESS' && row.housed === 10_000,
    );
    if (!lot) throw new Error('no lot');
    demo.world.occurrence.fishOccurrences.insert({
      customerId: 1,
      lotId: lot.id,
      type: 'fornecimento-de-racao',
      happenedAt: new Date(Date.now() - 1000).toISOString(),
      observation: '',
      files: [],
      depletion: [],
      userName: 'ANA',
      values: { feed: '36%', quantityKg: 18, parts: [] },
    });
    await user.click(press());
    expect(await screen.findByText(/^Outro lançamento deste dia.*já são 18\. Confira/)).toBeInTheDocument();
    expect(callsTo(CREATE)).toEqual([]);
    await user.click(press());
    expect(await screen.findByText('1 ocorrência lançada.')).toBeInTheDocument();
  });

  it('keeps what was given on the device without a network, and sends it on the word, once', async () => {
    backend.cutsOff('createFishOccurrence');
    const user = open();
    const first = await pond('VIVEIRO 1');
    const before = demo.world.occurrence.fishOccurrences.all().length;
    await user.type(given(first), '20');
    await user.click(press());
    const strip = await screen.findByRole('region', { name: '1 ocorrência guardada neste aparelho' });
    expect(strip).toHaveTextContent('Fornecimento de ração · Aguardando envio');
    expect(first).toHaveTextContent('20 kg a enviar');
    expect(demo.world.occurrence.fishOccurrences.all()).toHaveLength(before);
    backend.cutsOff('createFishOccurrence', { times: 1 });
    await user.click(within(strip).getByRole('button', { name: 'Enviar agora' }));
    await waitFor(() => expect(bodies().length).toBeGreaterThan(1));
    expect(new Set(bodies().map(({ clientKey }) => clientKey)).size).toBe(1);
  });

  it('feeds a pond whose set cannot be read', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    backend.breaks('listFeedingSets');
    const user = open();
    const first = await pond('VIVEIRO 1');
    expect(first).toHaveTextContent('a referência do lote não pôde ser lida');
    await user.type(given(first), '20');
    await user.click(press());
    expect(await screen.findByText('1 ocorrência lançada.')).toBeInTheDocument();
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });
});
