import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { createAppStore } from '@/platform/store/store';
import { reportRows } from '../reportRows';
import type { Report } from '../reportTypes';
import { besideName } from '../rules/comparison';
import { useComparison } from './useComparison';

const TODAY = '2026-09-18';
const OWN = [{ id: 1, account: 'A', date: '2026-03-01', due: '2026-04-01', value: 5 }];

function compare(raw: Record<string, string>, requested = true) {
  const ask = vi.fn<Report['ask']>(async (params) => {
    const year = params.get('year');
    return [
      { account: 'A', date: `${year}-03-01`, due: null, value: 3 },
      { account: '2024-01-01', date: `${year}-05-01`, due: `${year}-06-01`, value: 1 },
    ];
  });
  const report: Report = {
    name: 'probe',
    key: 'PROBE',
    basis: 'payment',
    filters: [
      { kind: 'year', name: 'ano', wire: 'year' },
      { kind: 'list', name: 'safra', list: 'harvests', wire: 'harvestId', time: true },
    ],
    columns: [
      { field: 'account' },
      { field: 'date', kind: 'date' },
      { field: 'due', kind: 'date' },
      { field: 'value', kind: 'number' },
    ],
    groups: [],
    same: ['account'],
    ask,
  };
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const found = reportRows('test', report);
  const given = { raw, requested, today: TODAY, rows: OWN };
  const { result } = renderHook(() => useComparison(found, report, given), { wrapper });
  return { result, ask };
}

function comparisonIn({ current: { compared } }: ReturnType<typeof compare>['result']) {
  if (!compared) throw new Error('nothing is compared');
  return compared;
}

it('asks nothing where no other time is chosen', () => {
  const { result, ask } = compare({ ano: '2026' });
  expect(ask).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ compared: null, set: false });
});

it('asks nothing before the report is requested', () => {
  const { result, ask } = compare({ ano: '2026', [besideName('ano')]: '2024' }, false);
  expect(ask).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ compared: null, set: true });
});

it('compares nothing until the other time is there, and files its days with those of the report', async () => {
  const { result } = compare({ ano: '2026', [besideName('ano')]: '2024' });
  expect(result.current.compared).toBeNull();
  await waitFor(() => expect(result.current.compared).not.toBeNull());
  const { rows, filed } = comparisonIn(result);
  expect(rows.map(filed).map(({ account, date, due }) => [account, date, due])).toEqual([
    ['A', '2026-03-01', '2026-04-01'],
    ['2024-01-01', '2026-05-01', '2026-06-01'],
  ]);
});

it('leaves the days of another harvest as they are', async () => {
  const { result } = compare({ safra: '2', [besideName('safra')]: '1' });
  await waitFor(() => expect(result.current.compared).not.toBeNull());
  const { rows, filed } = comparisonIn(result);
  expect(rows).toHaveLength(2);
  expect(rows.map(filed)).toEqual(rows);
});
