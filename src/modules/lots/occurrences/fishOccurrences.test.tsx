import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Page } from './FishOccurrencesPage';
import { feedingSets, fishOccurrences, pondStock, stock } from './occurrencesService';

const PATH = '/piscicultura/ocorrencia';
const LONG = 40_000;
startDemo({
  routes: lotsRoutes,
  namespaces: ['lotOccurrences', 'occurrence', 'common', 'forms', 'grid', 'ui'],
});

const open = (at: string) =>
  openSignedIn({ routes: [{ path: `${PATH}/:id?`, element: <Page /> }], at: PATH + at });
const lotOf = (housed: number) => {
  const lot = demo.world.fishLots.find(
    (row) => row.customerId === 1 && row.status === 'IN_PROGRESS' && row.housed === housed,
  );
  if (!lot) throw new Error(`no lot of ${housed} fish`);
  return lot;
};
async function fill(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input);
  if (input instanceof HTMLInputElement) input.select();
  await user.paste(text);
  await user.tab();
}
const box = (within_: HTMLElement, name: string) =>
  within(within_).getAllByRole('textbox', { name: new RegExp(`^${name}`) })[0] ?? within_;
const save = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Salvar' });

describe('feed of several ponds', () => {
  test(
    'is proposed by what each needs, fills the total, and outlives a failure of the server',
    async () => {
      const [first, second] = [lotOf(10_000), lotOf(22_000)];
      const { user } = open(`/nova?lote=${first.id}&tipo=fornecimento-de-racao`);
      const dialog = await screen.findByRole('dialog', { name: 'Fornecimento de ração' });
      await fill(user, await within(dialog).findByRole('textbox', { name: /^Ração/ }), '32%');
      await user.click(within(dialog).getByRole('combobox', { name: /^Lote/ }));
      await user.click(await screen.findByRole('option', { name: 'VIVEIRO 2 · lote P22' }));
      await user.keyboard('{Escape}');
      const parts = await within(dialog).findByRole('group', { name: 'Quantidade de cada lote' });
      // 9 700 fish that were weighed today: 140 g, 4 % of 1 358 kg.
      expect(within(parts).getByText(/^Precisa de 54,320 kg: 4% de 1\.358,0 kg \(140 g\)/)).toBeVisible();
      await user.click(within(parts).getByRole('button', { name: 'Pela necessidade' }));
      expect(box(parts, 'VIVEIRO 1')).toHaveValue('54,320');
      const total = box(dialog, 'Quantidade');
      expect(total).not.toHaveValue('');
      await fill(user, box(dialog, 'Temperatura da água'), '22');
      expect(within(parts).getByText(/^Precisa de 38,024 kg: .*70% a 22 °C/)).toBeVisible();
      backend.breaks('createFishOccurrence', { times: 1 });
      await user.click(save(dialog));
      await waitFor(() => expect(callsTo('/PiscicultureOccurrence/Create')).toHaveLength(1));
      await waitFor(() => expect(save(dialog)).toBeEnabled());
      expect(box(parts, 'VIVEIRO 1')).not.toHaveValue('');
      await user.click(save(dialog));
      await screen.findByText(/^Ocorrência salva\./);
      const kept = demo.world.occurrence.fishOccurrences.all().at(-1);
      expect(kept?.lotIds).toEqual([first.id, second.id]);
      const given = kept?.values['parts'] as { value: number }[];
      const sum = given.reduce((all, { value }) => all + Math.round(value * 1000), 0);
      expect(sum).toBe(Math.round(Number(kept?.values['quantityKg']) * 1000));
    },
    LONG,
  );

  test(
    'says what is not known where the sets cannot be read',
    async () => {
      backend.breaks('listFeedingSets');
      const { user } = open(`/nova?lote=${lotOf(10_000).id}&tipo=fornecimento-de-racao`);
      const dialog = await screen.findByRole('dialog', { name: 'Fornecimento de ração' });
      await user.click(await within(dialog).findByRole('combobox', { name: /^Lote/ }));
      await user.click(await screen.findByRole('option', { name: 'VIVEIRO 2 · lote P22' }));
      await user.keyboard('{Escape}');
      const unknown = 'Necessidade desconhecida: a referência do lote não pôde ser lida.';
      expect(await within(dialog).findAllByText(unknown)).toHaveLength(2);
      expect(within(dialog).getByRole('button', { name: 'Pela necessidade' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
    LONG,
  );
});

describe('what a kg of gain costs', () => {
  const COST = '/InventoryDepletion/GetFeedPrices';
  const form = async (account: string) => {
    const { user } = openSignedIn({
      account,
      routes: [{ path: `${PATH}/:id?`, element: <Page /> }],
      at: `${PATH}/nova?lote=${lotOf(10_000).id}&tipo=fornecimento-de-racao`,
    });
    const dialog = await screen.findByRole('dialog', { name: 'Fornecimento de ração' });
    await within(dialog).findByRole('textbox', { name: /^Ração/ });
    return { user, dialog };
  };

  test(
    'is said as feed is typed, by its mean cost in stock and the conversion of the lot; unknown where it has no price',
    async () => {
      backend.answers('readFeedPrices', [
        { productId: 12, name: 'RACAO 32%', perKg: 3.18 },
        { productId: 13, name: 'RACAO 45%', perKg: null },
      ]);
      const { user, dialog } = await form('produtor');
      const feed = within(dialog).getByRole('textbox', { name: /^Ração/ });
      await fill(user, feed, 'racao 32%');
      expect(
        await within(dialog).findByText(
          'Ração por kg de ganho: R$ 4,13 = R$ 3,18/kg (RACAO 32%, custo médio do estoque) × CA 1,300 do próprio lote.',
        ),
      ).toBeVisible();
      await fill(user, feed, 'RACAO 45%');
      const unknown = /^Custo do kg de ganho não conhecido: RACAO 45% não está no estoque/;
      expect(await within(dialog).findByText(unknown)).toBeVisible();
    },
    LONG,
  );

  test(
    'is not shown to those who may not read what stock is worth',
    async () => {
      const { user, dialog } = await form('veterinario');
      await fill(user, within(dialog).getByRole('textbox', { name: /^Ração/ }), 'RACAO 32%');
      expect(within(dialog).queryByText(/kg de ganho/)).toBeNull();
      expect(callsTo(COST)).toEqual([]);
    },
    LONG,
  );
});

test(
  'fish that go to another pond take weight and feed along; a gram for a kilogram is asked back',
  async () => {
    const [from, to] = [lotOf(10_000), lotOf(22_000)];
    const { user } = open(`/nova?lote=${from.id}&tipo=transferencia`);
    const dialog = await screen.findByRole('dialog', { name: 'Transferência e classificação' });
    await user.click(await within(dialog).findByRole('combobox', { name: /^Lote que recebe/ }));
    const closed = await screen.findByRole('option', { name: 'VIVEIRO 3 · lote P23 (bloqueado)' });
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('option', { name: 'VIVEIRO 1 · lote P21' }));
    await fill(user, box(dialog, 'Peixes'), '99999');
    await fill(user, box(dialog, 'Peso'), '135800');
    await user.click(save(dialog));
    expect(await within(dialog).findByText('Escolha o lote de outro viveiro.')).toBeVisible();
    expect(within(dialog).getByText('O lote tem 9.700 peixes estimados: não pode ir mais.')).toBeVisible();
    await user.click(within(dialog).getByRole('combobox', { name: /^Lote que recebe/ }));
    await user.click(await screen.findByRole('option', { name: 'VIVEIRO 2 · lote P22' }));
    await fill(user, box(dialog, 'Peixes'), '970');
    await user.click(save(dialog));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('O peso foi digitado em g?');
    await user.click(within(question).getByRole('button', { name: /Corrigir|Voltar/ }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await fill(user, box(dialog, 'Peso'), '135,8');
    // A tenth of 1 358 kg takes a tenth of 1 380 kg of feed along.
    expect(within(dialog).getByText(/^Vai 10,0% da biomassa do lote \(1\.358,0 kg\)/)).toBeVisible();
    expect(within(dialog).getByText('Restam 8.730 peixes.')).toBeVisible();
    expect(box(dialog, 'Ração que acompanha')).toHaveValue('138');
    await fill(user, box(dialog, 'Classe'), 'CABECA');
    await user.click(save(dialog));
    await screen.findByText(/^Ocorrência salva\./);
    expect(demo.world.occurrence.fishOccurrences.all().at(-1)).toMatchObject({
      lotId: from.id,
      lotIds: [from.id, to.id],
      values: { toLotId: to.id, quantity: 970, weightKg: 135.8, grade: 'CABECA', feedKg: 138 },
    });
  },
  LONG,
);

test(
  'a lot that somebody else has closed meanwhile refuses what was typed, which stays',
  async () => {
    const lot = lotOf(10_000);
    const { user } = open(`/nova?lote=${lot.id}&tipo=mortos-e-eliminados`);
    const dialog = await screen.findByRole('dialog', { name: 'Mortos e eliminados' });
    await fill(user, await within(dialog).findByRole('textbox', { name: /^Mortos/ }), '7');
    demo.world.fishLots.update(lot.id, { status: 'BLOCKED' });
    await user.click(save(dialog));
    expect(
      (await screen.findAllByText(/O lote está bloqueado e não aceita ocorrências/)).length,
    ).toBeGreaterThan(0);
    expect(box(dialog, 'Mortos')).toHaveValue('7');
  },
  LONG,
);

test.each(['aspNet', 'aspNetText'] as const)(
  'lots, sets and acts are the same in the dialect %s',
  async (dialect) => {
    const { signal } = new AbortController();
    open('');
    await screen.findByRole('grid', undefined, { timeout: 20_000 });
    const lot = lotOf(22_000);
    demo.world.occurrence.fishOccurrences.insert({
      customerId: 1,
      lotId: lot.id,
      type: 'amostragem-de-peixes',
      happenedAt: new Date(Date.now() - 60_000).toISOString(),
      observation: '',
      files: [],
      depletion: [],
      userName: 'ANA',
      values: { nets: [{ weightKg: 12.6, fish: 90 }], weightKg: 12.6, fish: 90, averageWeight: 140 },
    });
    const read = async () =>
      JSON.parse(
        JSON.stringify([
          await fishOccurrences.lots(signal),
          await feedingSets(signal),
          await fishOccurrences.list(String(lot.id), signal),
        ]),
      ) as unknown;
    const documented = await read();
    demo.dialect = dialect;
    expect(await read()).toEqual(documented);
  },
  LONG,
);

test('stock is called for by the lot of its own world: ids of poultry and fish may be the same', async () => {
  const use = { occurrenceId: 7, subjectId: 9 };
  for (const port of [stock, pondStock]) await port.create(use).catch(() => undefined);
  expect(callsTo('/InventoryDepletion/Create').map(({ body }) => body)).toEqual([
    { occurrenceId: 7, lotId: 9 },
    { occurrenceId: 7, piscicultureLotId: 9 },
  ]);
});
