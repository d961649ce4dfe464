import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { brazilianDay, dayLater } from '../../../../mocks/db/poultry';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { formatDate } from '@/platform/format/date';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Page } from './FishLotsPage';
import { derivedFish } from './fishLotParts';
import type { FishLotValues } from './fishLotSchemas';

const PATH = '/piscicultura/lote';
const elsewhere = (path: string) => ({
  path,
  title: '',
  namespaces: [],
  page: () => Promise.reject(new Error(path)),
});
startDemo({
  routes: { ...lotsRoutes, financePreLaunch: elsewhere('/pre-lancamento') },
  namespaces: ['common', 'ui', 'register', 'grid', 'forms', 'fishLots', 'chickenLots'],
});

const open = (at = PATH) => openSignedIn({ routes: [{ path: `${PATH}/:registro?`, element: <Page /> }], at });
function lotOf(number: string) {
  const lot = demo.world.fishLots.find((row) => row.customerId === 1 && row.number === number);
  if (!lot) throw new Error(`no lot ${number}`);
  return lot;
}
async function fill(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input);
  if (input instanceof HTMLInputElement) input.select();
  await user.paste(text);
}
const today = () => brazilianDay(new Date());
const bar = () => screen.findByRole('region', { name: 'Situação do lote' });

describe('the pairs of the form', () => {
  const values = { housed: 10_000, unitWeight: 30, totalWeight: 300 } as FishLotValues;
  it('answer each other', () => {
    expect(derivedFish('unitWeight', { ...values, unitWeight: 32.5 })).toEqual({ totalWeight: 325 });
    expect(derivedFish('totalWeight', { ...values, totalWeight: 315 })).toEqual({ unitWeight: 31.5 });
    expect(derivedFish('housed', { ...values, housed: 9000 })).toEqual({ totalWeight: 270 });
    expect(derivedFish('housed', { ...values, unitWeight: null })).toEqual({ unitWeight: 30 });
    expect(derivedFish('unitWeight', { ...values, housed: null })).toEqual({ totalWeight: null });
    // The dead of the transport came as well: they weigh with the others.
    expect(derivedFish('deadInTransport', values)).toEqual({});
  });
});

describe('a lot of fish', () => {
  it('says what it starts with, and by how much it is dense', async () => {
    open(`${PATH}/${lotOf('P21').id}`);
    expect(
      await screen.findByText('Estoque inicial: 9.880 peixes · 296,4 kg · 1,98 peixes por m²'),
    ).toBeInTheDocument();
  });

  it('is refused beyond what can be, at its fields, with nothing lost', async () => {
    const { user } = open(`${PATH}/${lotOf('P21').id}`);
    const dead = await screen.findByLabelText(/^Mortos no transporte/);
    await fill(user, dead, '10001');
    await fill(user, screen.getByLabelText(/^Temperatura da água/), '41');
    await fill(user, screen.getByLabelText(/^Duração prevista/), '721');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(dead).toBeInvalid());
    expect(screen.getByLabelText(/^Temperatura da água/)).toBeInvalid();
    expect(screen.getByLabelText(/^Duração prevista/)).toBeInvalid();
    expect(dead).toHaveValue('10.001');
  });

  it('with a figure that cannot be read is not opened: it would be lost', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    backend.answers(
      { method: 'GET', path: '/PiscicultureLot/GetById' },
      { ...lotOf('P21'), housed: 'muitos' },
    );
    open(`${PATH}/${lotOf('P21').id}`);
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  });

  it('changed by somebody else meanwhile says so, and keeps what was typed', async () => {
    const lot = lotOf('P21');
    const { user } = open(`${PATH}/${lot.id}`);
    const supplier = await screen.findByLabelText(/^Fornecedor/);
    demo.world.fishLots.update(lot.id, { version: 2, updatedByName: 'OUTRA PESSOA' });
    await fill(user, supplier, 'NOVO FORNECEDOR');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/O lote P21 foi alterado por OUTRA PESSOA/)).toBeInTheDocument();
    expect(supplier).toHaveValue('NOVO FORNECEDOR');
  });

  it('is not closed before its later occurrences, which are named', async () => {
    const { user } = open(`${PATH}/${lotOf('P21').id}`);
    await user.click(within(await bar()).getByRole('button', { name: 'Fechar lote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fechar o lote P21?' }));
    expect(await dialog.findByText('9.700')).toBeInTheDocument();
    await fill(user, dialog.getByLabelText(/^Data do fechamento/), formatDate(dayLater(today(), -1)));
    const sampling = await dialog.findByRole('link', { name: /Amostragem de peixes/ });
    expect(sampling.getAttribute('href')).toMatch(/^\/piscicultura\/ocorrencia\/\d+$/);
    await user.type(dialog.getByLabelText(/^Motivo dos peixes restantes/), 'x');
    await user.click(dialog.getByRole('button', { name: 'Fechar lote' }));
    expect(await dialog.findByText('Há ocorrências depois desta data: altere-as antes.')).toBeInTheDocument();
    expect(lotOf('P21').status).toBe('IN_PROGRESS');
  });

  it('is not reversed over another lot of its pond in progress', async () => {
    const blocked = lotOf('P23');
    const [made] = demo.world.fishLots.filter(({ madeByLotId }) => madeByLotId === blocked.id);
    demo.world.fishLots.update(made?.id ?? 0, { status: 'IN_PROGRESS', housingDate: today() });
    const { user } = open(`${PATH}/${blocked.id}`);
    await user.click(within(await bar()).getByRole('button', { name: 'Reverter fechamento' }));
    expect(await screen.findByText(/deste viveiro está em andamento\./)).toBeInTheDocument();
  });
});

describe('the list', () => {
  it('counts the days of the period by the day that was chosen', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Data do período' }));
    await user.click(await screen.findByRole('option', { name: 'Fechamento' }));
    await waitFor(() => expect(router.state.location.search).toContain('data=CLOSING'));
  });
});
