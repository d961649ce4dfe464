import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { LotChoice } from '../../choice/lotChoice';
import { lotsRoutes } from '../../lotsRoutes';
import type { LotCourse } from '../../lotTypes';
import { aLot, anAviary } from '../../testing/samples';
import { Compared } from './Compared';
import { OfferedLots } from './OfferedLots';

startDemo({
  routes: lotsRoutes,
  namespaces: ['lotReports', 'chickenLots', 'sheet', 'chart', 'grid', 'ui', 'common'],
});

const lot = (id: number, closingDate: string | null = null): LotChoice => ({
  id,
  number: String(id),
  aviaryId: id,
  aviaryName: `AVIARIO ${id}`,
  housingDate: '2026-05-01',
  closingDate,
});

describe('the lots that are offered', () => {
  const open = (lots: readonly LotChoice[]) => {
    const onChoose = vi.fn();
    const opened = openSignedIn({
      routes: [{ path: '*', element: <OfferedLots lots={lots} onChoose={onChoose} /> }],
      at: '/x',
      keys: [],
    });
    return {
      ...opened,
      onChoose,
      names: screen.queryAllByRole('button').map(({ textContent }) => textContent),
    };
  };

  it('are those in progress, each alone or all beside each other', async () => {
    const { names, user, onChoose } = open([lot(1), lot(2, '2026-06-10'), lot(3)]);
    expect(names).toEqual([
      'Comparar os 2 lotes em andamento',
      'AVIARIO 1 · Lote 1 · alojado em 01/05/2026',
      'AVIARIO 3 · Lote 3 · alojado em 01/05/2026',
    ]);
    await user.click(screen.getByRole('button', { name: /^Comparar/ }));
    await user.click(screen.getByRole('button', { name: /^AVIARIO 3/ }));
    expect(onChoose.mock.calls).toEqual([[[1, 3]], [[3]]]);
  });

  it('are ten at most; one alone is not compared with itself', () => {
    expect(open(Array.from({ length: 12 }, (_, at) => lot(at + 1))).names).toHaveLength(11);
  });

  it('of one alone it is that one', () => {
    expect(open([lot(1)]).names).toEqual(['AVIARIO 1 · Lote 1 · alojado em 01/05/2026']);
  });

  it.each([
    [[lot(2, '2026-06-10')], 'Nenhum lote escolhido'],
    [[], 'Nenhum lote alojado'],
  ])('are none where none lives: %#', (lots, words) => {
    expect(open(lots).names).toEqual([]);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('lots by age', () => {
  const course = (id: number, own: Partial<LotCourse> = {}): LotCourse => ({
    id,
    aviary: anAviary({ name: `AVIARIO ${id}` }, null),
    lot: aLot({ id, number: String(id) }),
    nextLot: null,
    reference: null,
    previousLots: [],
    days: [],
    weighings: [{ day: 2, weight: 1_050, birdsWeighed: null, readings: [] }],
    ...own,
  });
  const heads = async (courses: readonly LotCourse[]) => {
    openSignedIn({
      routes: [{ path: '*', element: <Compared courses={courses} measure="weight" /> }],
      at: '/x',
    });
    return within(await screen.findByRole('grid'))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent.trim());
  };

  it('stand beside each other; what no lot has is no column', async () => {
    expect((await heads([course(1), course(2)])).slice(0, 3)).toEqual([
      expect.stringMatching(/^Dia/),
      expect.stringMatching(/^AVIARIO 1 · lote 1/),
      expect.stringMatching(/^AVIARIO 2 · lote 2/),
    ]);
    expect(screen.queryByText(/o gráfico mostra/)).toBeNull();
    expect(screen.queryByText('Sem dados')).toBeNull();
  });

  it('one alone stands beside its reference', async () => {
    const reference = { name: 'COBB', weight: [{ day: 2, value: 1_000 }], dailyFeed: [], mortality: [] };
    expect(await heads([course(1, { reference })])).toEqual([
      expect.stringMatching(/^Dia/),
      expect.stringMatching(/^AVIARIO 1 · lote 1/),
      expect.stringMatching(/^Referência/),
    ]);
  });

  it('are more in the table than in the chart, which is said', async () => {
    await heads(Array.from({ length: 6 }, (_, at) => course(at + 1)));
    expect(screen.getByText(/^o gráfico mostra as 5 primeiras/)).toBeVisible();
  });
});
