import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { invalidate } from '@/platform/store/tags';
import { setLogSink } from '@/platform/log/log';
import { OCCURRENCE_TAGS } from '../occurrences/occurrencesSlice';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Round } from './RoundPage';

startDemo({
  routes: lotsRoutes,
  namespaces: ['lotRound', 'lotOccurrences', 'chickenLots', 'grid', 'forms', 'common', 'ui'],
});

const lot = (id: number, housingDate: string) => ({
  id,
  number: String(id),
  aviaryName: `AVIARIO ${id}`,
  status: 'IN_PROGRESS',
  housingDate,
  closingDate: null,
  alive: 1_000,
  hasAutomaticData: false,
  gender: null,
});
beforeEach(() => {
  setLogSink(() => undefined);
  localStorage.removeItem('ep.round.1/1');
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-06-10T09:00:00'));
  backend.answers('listLotsOfOccurrences', [lot(1, '2026-05-01'), lot(2, '2026-06-08')]);
  backend.answers('listLotOccurrences', []);
});
afterEach(() => vi.useRealTimers());

const open = (search = '') =>
  openSignedIn({ routes: [{ path: '/r', element: <Round /> }], at: `/r${search}`, keys: [] });
const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Dia da ronda/ }).value;
const aviaries = async () =>
  (await screen.findAllByRole('group', { name: /Lote/ })).map(
    (row) => row.querySelector('strong')?.textContent,
  );
const turned = () => screen.queryByText('O dia virou.');

describe('the day of a round', () => {
  it.each([
    ['', '10/06/2026'],
    ['?dia=2026-06-09', '09/06/2026'],
    ['?dia=2026-06-03', '03/06/2026'],
    ['?dia=2026-06-02', '10/06/2026'],
    ['?dia=2026-06-11', '10/06/2026'],
    ['?dia=ontem', '10/06/2026'],
  ])('of %j is %s', async (search, shown) => {
    open(search);
    expect(day()).toBe(shown);
    expect(turned()).toBeNull();
    await aviaries();
  });

  it('passes the lots that were housed by then', async () => {
    open('?dia=2026-06-07');
    expect(await aviaries()).toEqual(['AVIARIO 1']);
  });

  it('passes those housed on that day too', async () => {
    open('?dia=2026-06-08');
    expect(await aviaries()).toEqual(['AVIARIO 1', 'AVIARIO 2']);
  });

  it('without a lot that lives says so', async () => {
    backend.answers('listLotsOfOccurrences', [lot(1, '2026-06-09')]);
    open('?dia=2026-06-08');
    expect(await screen.findByText('Nenhum lote em andamento neste dia')).toBeVisible();
    expect(screen.queryByRole('group', { name: /Lote/ })).toBeNull();
  });

  it('that is chosen stands in the address, today does not', async () => {
    const { user, router } = open();
    await aviaries();
    const type = async (text: string) => {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Dia da ronda/ });
      await user.click(field);
      field.select();
      await user.paste(text);
      await user.tab();
    };
    await type('09/06/2026');
    await waitFor(() => expect(router.state.location.search).toBe('?dia=2026-06-09'));
    await type('10/06/2026');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('that goes past midnight stays, which is said, until today is wanted', async () => {
    const { user } = open();
    await aviaries();
    vi.setSystemTime(new Date('2026-06-11T00:30:00'));
    act(() => void window.dispatchEvent(new Event('focus')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('O dia virou.')).toBeVisible();
    expect(day()).toBe('10/06/2026');
    await user.click(screen.getByRole('button', { name: 'Passar para hoje' }));
    expect(day()).toBe('11/06/2026');
    expect(turned()).toBeNull();
  });

  it('that cannot be read is requested again', async () => {
    backend.breaks('listLotsOfOccurrences', { times: 1 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await aviaries()).toHaveLength(2);
    expect(screen.queryByText('Lotes da última visita.')).toBeNull();
  });

  it('that cannot be read again stays, which is said until it is', async () => {
    const { user, store } = open();
    await aviaries();
    backend.breaks('listLotsOfOccurrences', { times: 1 });
    act(() => void store.dispatch(invalidate(OCCURRENCE_TAGS)));
    expect(await screen.findByText('Lotes não atualizados.')).toBeVisible();
    expect(await aviaries()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.queryByText('Lotes não atualizados.')).toBeNull());
    expect(await aviaries()).toHaveLength(2);
  });
});
