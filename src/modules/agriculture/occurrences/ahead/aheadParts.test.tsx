import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { OccurrenceTexts } from '@/families/occurrence/occurrenceTexts';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { judgeHour } from '../rules/sprayHours';
import type { StockNeed } from '../rules/weekAhead';
import { AheadCard } from './AheadCard';
import { StockNeeds } from './StockNeeds';

startDemo({ namespaces: ['agricultureOccurrences', 'occurrence', 'common', 'ui'] });

const NOW = '2026-05-10T08:00';
const WORK: OccurrenceRecord = {
  id: 7,
  type: 'pulverizacao',
  subjectIds: [1, 2],
  state: 'PLANNED',
  plannedAt: '2026-05-11T07:30',
  happenedAt: null,
  observation: '',
  files: [],
  depletion: [],
  document: null,
  userName: 'ANA',
  values: {},
};
const texts = {
  title: (slug: string) => slug.toUpperCase(),
  summary: () => 'GLIFOSATO 2 L/ha',
} as unknown as OccurrenceTexts;
const hour = (at: string, wind = 6) =>
  judgeHour({ at, source: 'FORECAST', temperature: 24, humidity: 71, wind, rain: 0 });

interface Own {
  readonly record?: Partial<OccurrenceRecord>;
  readonly clashes?: readonly Partial<OccurrenceRecord>[];
  readonly hours?: readonly ReturnType<typeof hour>[] | null;
  readonly lockedReason?: string;
}
function open({ record = {}, clashes = [], hours = null, lockedReason }: Own) {
  const onMove = vi.fn();
  const opened = openSignedIn({
    routes: [
      {
        path: '*',
        element: (
          <ul>
            <AheadCard
              record={{ ...WORK, ...record }}
              clashes={clashes.map((one, at) => ({ ...WORK, id: 90 + at, ...one }))}
              subjects={[1, 2, 3].map((id) => ({ id, name: `T${id}` }) as never)}
              texts={texts}
              sources={{}}
              hours={hours}
              planned={[]}
              records={[]}
              now={NOW}
              href="/o/7"
              lockedReason={lockedReason}
              onMove={onMove}
            />
          </ul>
        ),
      },
    ],
    at: '/x',
  });
  return { ...opened, onMove, card: screen.getByRole('listitem') };
}
const move = () => screen.queryByRole('button', { name: /^Mover/ });

describe('planned work', () => {
  it('names what, when and where', () => {
    const { card } = open({ record: { values: { machine: 'TRATOR', implement: '' } } });
    expect(screen.getByRole('heading')).toHaveTextContent('PULVERIZACAO · 11/05/2026 07:30');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/o/7');
    expect(card).toHaveTextContent('GLIFOSATO 2 L/haT1, T2Máquina: TRATOR');
    expect(card).not.toHaveTextContent(/Atrasada|Não se conhece|Nenhuma hora|No mesmo dia/);
    expect(move()).toBeNull();
  });

  it.each([
    ['2026-05-11T11:00', '11/05/2026 07:30 até 11:00'],
    ['2026-05-12T11:00', '11/05/2026 07:30 até 12/05/2026 11:00'],
  ])('that lasts until %s says until when', (endAt, words) => {
    open({ record: { values: { endAt, machine: 'TRATOR', implement: 'PULVERIZADOR' } } });
    expect(screen.getByRole('heading')).toHaveTextContent(words);
    expect(screen.getByText('Máquina: TRATOR + PULVERIZADOR')).toBeVisible();
  });

  it('that shares its machine names the other work, once, with the day of one on another', () => {
    const clashes = [
      { plannedAt: '2026-05-11T09:00' },
      { plannedAt: '2026-05-11T09:00' },
      { type: 'colheita', plannedAt: '2026-05-12T10:00' },
    ];
    expect(open({ clashes }).card).toHaveTextContent(
      'No mesmo dia a máquina está em mais 3 trabalhos: PULVERIZACAO 09:00, COLHEITA 12/05/2026 10:00.',
    );
  });

  it.each([
    ['suits', [hour('2026-05-11T07:00'), hour('2026-05-11T09:00')], /07:00 \(previsão\).*Convém\./],
    ['is not known, and none suits', [], /Não se conhece o clima.*Nenhuma hora conhecida/],
  ])('whose hour %s stays', (_, hours, words) => {
    expect(open({ hours }).card).toHaveTextContent(words);
    expect(move()).toBeNull();
  });

  it.each([
    [
      'does not suit',
      [hour('2026-05-11T07:00', 14), hour('2026-05-11T17:00'), hour('2026-05-12T06:00')],
      /Não convém\. Vento/,
    ],
    ['is not known', [hour('2026-05-11T17:00')], /Não se conhece o clima/],
  ])('whose hour %s goes to the nearest that suits', async (_, hours, words) => {
    const { card, user, onMove } = open({ hours });
    expect(card).toHaveTextContent(words);
    expect(card).not.toHaveTextContent('Nenhuma hora conhecida');
    expect(move()).toHaveTextContent('Mover para 11/05/2026 17:00');
    await user.click(move() ?? card);
    expect(onMove).toHaveBeenCalledExactlyOnceWith('2026-05-11T17:00');
  });

  it('that is overdue and hangs on no weather goes to tomorrow', async () => {
    const { card, user, onMove } = open({ record: { type: 'colheita', plannedAt: '2026-05-09T14:00' } });
    expect(card).toHaveTextContent('Atrasada: a hora planejada já passou.');
    await user.click(move() ?? card);
    expect(onMove).toHaveBeenCalledExactlyOnceWith('2026-05-11T14:00');
  });

  it('that is overdue says nothing of the hour that has passed', () => {
    const { card } = open({
      record: { plannedAt: '2026-05-09T14:00' },
      hours: [hour('2026-05-09T14:00', 14), hour('2026-05-10T17:00')],
    });
    expect(card).not.toHaveTextContent(/Vento|Não se conhece/);
    expect(move()).toHaveTextContent('Mover para 10/05/2026 17:00');
  });

  it('of another kind has no hours to suit, and stays', () => {
    const { card } = open({ record: { type: 'colheita' }, hours: [hour('2026-05-11T07:00', 14)] });
    expect(card).not.toHaveTextContent(/Vento|Não se conhece|Nenhuma hora/);
    expect(move()).toBeNull();
  });

  it('that may not be changed says why, and is not moved', () => {
    const { card } = open({
      record: { plannedAt: '2026-05-09T14:00', type: 'colheita' },
      lockedReason: 'Safra encerrada',
    });
    expect(card).toHaveTextContent('Safra encerrada');
    expect(move()).toBeNull();
  });
});

describe('what a week takes out of stock', () => {
  const STOCK = 'readAvailableStock';
  const need = (productId: number, quantity: number): StockNeed => ({
    plotId: 1,
    productId,
    unit: 'L',
    farmId: null,
    quantity,
  });
  const sources = {
    stockProducts: {
      options: [{ id: 1, name: 'GLIFOSATO' }],
      loading: false,
      failed: false,
      onRetry: () => undefined,
    },
  };
  const show = (needs: readonly StockNeed[]) =>
    openSignedIn({
      routes: [{ path: '*', element: <StockNeeds needs={needs} sources={sources} /> }],
      at: '/x',
    });
  beforeEach(() =>
    backend.answers(STOCK, { hasProduct: true, hasUnit: true, available: 40, unitCost: null, others: [] }),
  );

  it.each([
    [41, 'GLIFOSATO: 41 L, disponível só 40 L', 'true'],
    [40, 'GLIFOSATO: 40 L, disponível 40 L', 'false'],
  ])('is compared with what there is: %s L', async (quantity, words, short) => {
    show([need(1, quantity)]);
    const line = await screen.findByText(words);
    expect(line.dataset['short']).toBe(short);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that cannot be read is said, and requested again', async () => {
    backend.breaks(STOCK, { times: 1 });
    const { user } = show([need(2, 3)]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível consultar o estoque.');
    expect(screen.getByRole('listitem')).toHaveTextContent(/^.+: 3 L$/);
    await user.click(screen.getByRole('button', { name: 'Consultar de novo' }));
    expect(await screen.findByText(/disponível 40 L$/)).toBeVisible();
  });

  it('that needs nothing asks nothing', () => {
    show([]);
    expect(screen.queryByRole('region')).toBeNull();
    expect(callsTo('/InventoryDepletion/GetAvailability')).toEqual([]);
  });
});
