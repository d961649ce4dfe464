import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLoggedUserAnswer } from '../../../mocks/build/session';
import { backend } from '../../../mocks/faults/backend';
import { demo } from '../../../mocks/state';
import { customerSelected } from '@/domain/identity/events';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import type { LookupState } from '@/domain/lookups/useLookup';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { useGridState } from '@/platform/grid/useGridState';
import { type ChoiceKind, keepChoice, lastChoice } from './lastChoice';
import { useBegunFilter } from './useBegunFilter';
import { useBegunGrid } from './useBegunGrid';
import { useLastPlot } from './useLastPlot';
import { useRequiredChoice } from './useRequiredChoice';

startDemo({ namespaces: ['ui'] });

function signedIn() {
  const { identity } = readLoggedUser(aLoggedUserAnswer('produtor'));
  if (!identity.currentCustomer) throw new Error('no customer');
  return { user: identity.id, customer: identity.currentCustomer };
}
const scopeOf = (link?: number) => {
  const { user, customer } = signedIn();
  return `${user}/${link ?? customer.id}`;
};
const keep = (kind: ChoiceKind, id: string) => keepChoice(scopeOf(), kind, id);
const kept = (kind: ChoiceKind) => lastChoice(scopeOf(), kind);

const says = (value: unknown) => <output>{JSON.stringify(value)}</output>;
const said = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

function open(element: React.ReactNode, search = '') {
  const opened = openSignedIn({ routes: [{ path: '/x', element }], at: `/x${search}` });
  return {
    ...opened,
    search: () => opened.router.state.location.search,
    press: (name: string) => opened.user.click(screen.getByRole('button', { name })),
  };
}

type Offered = Parameters<typeof useBegunFilter>[2];
function Filter({ offered }: { readonly offered: Offered }) {
  const { id, number, choose } = useBegunFilter('farm', 'propriedade', offered);
  return (
    <>
      {says([id, String(number)])}
      <button type="button" onClick={() => choose('8')}>
        8
      </button>
      <button type="button" onClick={() => choose(null, { push: true })}>
        all
      </button>
    </>
  );
}

describe('a filter of the address', () => {
  const ofSeven: [string | null, string] = ['7', '7'];
  const none: [string | null, string] = [null, 'null'];
  it.each<[string, string | null, Offered, string, [string | null, string], string]>([
    ['begins with the last choice that is offered', '7', ['7', '8'], '', ofSeven, '?propriedade=7'],
    ['begins with it where the page judges by itself', '7', 'any', '', ofSeven, '?propriedade=7'],
    ['does not begin with what is not offered', '7', ['8'], '', none, ''],
    ['waits until it is known what is offered', '7', null, '', none, ''],
    ['begins with all where all were chosen', '', ['7'], '', none, ''],
    ['begins with all where nothing was chosen yet', null, ['7'], '', none, ''],
    ['leaves an address alone that says something', '7', ['7'], '?aba=2', none, '?aba=2'],
    ['is what the address says', '7', ['7'], '?propriedade=8', ['8', '8'], '?propriedade=8'],
    [
      'has no number where the address has none',
      '7',
      ['7'],
      '?propriedade=a1',
      ['a1', 'null'],
      '?propriedade=a1',
    ],
  ])('%s', async (_, last, offered, from, expected, to) => {
    if (last !== null) keep('farm', last);
    const { search } = open(<Filter offered={offered} />, from);
    await waitFor(() => expect(search()).toBe(to));
    expect(said()).toEqual(expected);
  });

  it('is chosen for this page and the next, all of them too', async () => {
    const { press, search, router } = open(<Filter offered={['7', '8']} />);
    await press('8');
    expect(said()).toEqual(['8', '8']);
    expect(kept('farm')).toBe('8');
    await press('all');
    expect(said()).toEqual(none);
    expect(search()).toBe('');
    expect(kept('farm')).toBe('');
    await act(() => router.navigate(-1));
    expect(said()).toEqual(['8', '8']);
  });

  it('does not begin anew when another customer is chosen under the page', async () => {
    keepChoice(scopeOf(77), 'farm', '7');
    const { store, search } = open(<Filter offered={['7']} />);
    act(() => void store.dispatch(customerSelected({ ...signedIn().customer, id: 77 })));
    expect(said()).toEqual(none);
    expect(search()).toBe('');
  });
});

function Required({ ids }: { readonly ids: readonly number[] }) {
  const options = ids.map((id) => ({ id, name: String(id) }));
  const source: LookupState = { options, loading: false, failed: false, onRetry: () => undefined };
  const { id, unknown, choose } = useRequiredChoice('aviary', 'aviario', source);
  return (
    <>
      {says(unknown ? 'unknown' : id)}
      <button type="button" onClick={() => choose(9)}>
        9
      </button>
      <button type="button" onClick={() => choose(null)}>
        none
      </button>
    </>
  );
}

describe('what a page shows one at a time', () => {
  it.each<[string, string | null, number[], string, string | null, string]>([
    ['is the only one there is', null, [5], '', '5', '?aviario=5'],
    ['is the one chosen last', '6', [5, 6], '', '6', '?aviario=6'],
    ['is open where there are several', null, [5, 6], '', null, ''],
    ['is what the address says', '6', [5, 6], '?aviario=5', '5', '?aviario=5'],
    [
      'is nothing where the address names what is not offered',
      '6',
      [5, 6],
      '?aviario=7',
      'unknown',
      '?aviario=7',
    ],
  ])('%s', async (_, last, ids, from, expected, to) => {
    if (last !== null) keep('aviary', last);
    const { search } = open(<Required ids={ids} />, from);
    await waitFor(() => expect(search()).toBe(to));
    expect(said()).toBe(expected);
    // To begin with one is no choice.
    expect(kept('aviary')).toBe(last);
  });

  it('begins in place of the entry of the history, and is chosen in a new one', async () => {
    const { press, search, router } = open(<Required ids={[9]} />);
    await waitFor(() => expect(search()).toBe('?aviario=9'));
    expect(router.state.historyAction).toBe('REPLACE');
    await press('none');
    expect(router.state.historyAction).toBe('PUSH');
    // Emptied by hand it stays so, though it is the only one.
    expect(said()).toBeNull();
    expect(search()).toBe('');
    await press('9');
    expect(said()).toBe('9');
    expect(kept('aviary')).toBe('9');
  });
});

function Plot() {
  const { lastPlot, keepPlot } = useLastPlot();
  return (
    <>
      {says(lastPlot)}
      <button type="button" onClick={() => keepPlot(12)}>
        keep
      </button>
    </>
  );
}

it('the last plot is known by its number, and to this user for this customer alone', async () => {
  const { press } = open(<Plot />);
  expect(said()).toBeNull();
  await press('keep');
  expect(kept('plot')).toBe('12');
  expect(lastChoice(scopeOf(77), 'plot')).toBeNull();
});

it('a page about one plot begins with the last', () => {
  keep('plot', '12');
  open(<Plot />);
  expect(said()).toBe(12);
});

const NAMES = { farm: 'propriedade', harvest: 'safra' } as const;
function List() {
  const grid = useBegunGrid(useGridState('probe'), NAMES);
  const filters = (next: Record<string, string>) => () => grid.setQuery({ filters: next });
  return (
    <>
      {says(grid.query.filters)}
      <button type="button" onClick={filters({ propriedade: '2', safra: '3' })}>
        both
      </button>
      <button type="button" onClick={filters({})}>
        all
      </button>
      <button type="button" onClick={() => grid.setQuery({ search: 'soja' })}>
        search
      </button>
    </>
  );
}

describe('a list', () => {
  const FARMS = 'chooseFarm';
  const ownFarm = () => {
    const farm = demo.world.farms.find((row) => row.customerId === 1 && row.active);
    if (!farm) throw new Error('no farm');
    return String(farm.id);
  };

  it('begins with the farm chosen last, and says so in its address', async () => {
    keep('farm', ownFarm());
    const { search } = open(<List />);
    await waitFor(() => expect(search()).toContain('propriedade'));
    expect(said()).toEqual({ propriedade: ownFarm() });
  });

  it('does not begin with a farm that is none of the customer’s', async () => {
    keep('farm', '99999');
    const { search } = open(<List />);
    await waitFor(() => expect(said()).toEqual({}));
    expect(search()).toBe('');
  });

  it('shows it while the farms are not known, and writes nothing', async () => {
    backend.breaks(FARMS);
    keep('farm', ownFarm());
    const { search } = open(<List />);
    await waitFor(() => expect(demo.calls.some(({ path }) => /getfarmsforselect/i.test(path))).toBe(true));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(said()).toEqual({ propriedade: ownFarm() });
    expect(search()).toBe('');
  });

  it('leaves an address alone that says something, and asks for no farms', async () => {
    keep('farm', ownFarm());
    open(<List />, '?q=x');
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(said()).toEqual({});
    expect(demo.calls.filter(({ path }) => /getfarmsforselect/i.test(path))).toEqual([]);
  });

  it('passes on what is chosen in its filters, not what is searched', async () => {
    const { press } = open(<List />);
    await press('search');
    expect([kept('farm'), kept('harvest')]).toEqual([null, null]);
    await press('both');
    expect(said()).toEqual({ propriedade: '2', safra: '3' });
    expect([kept('farm'), kept('harvest')]).toEqual(['2', '3']);
    await press('all');
    expect(said()).toEqual({});
    expect([kept('farm'), kept('harvest')]).toEqual(['', '']);
  });

  it('once emptied is not begun again with the farm', async () => {
    keep('farm', ownFarm());
    const { press, search } = open(<List />);
    await waitFor(() => expect(search()).toContain('propriedade'));
    await press('all');
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(said()).toEqual({});
  });
});
