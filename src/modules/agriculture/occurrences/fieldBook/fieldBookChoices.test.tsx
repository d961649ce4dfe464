import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { LoadState } from '@/families/occurrence/occurrencePage';
import type { OccurrenceRecord, OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { OccurrencesMap } from '../map/OccurrencesMap';
import { FieldBookDialog } from './FieldBookDialog';

startDemo({
  namespaces: ['agricultureOccurrences', 'occurrence', 'mapView', 'common', 'forms', 'grid', 'ui'],
});

const plot = (id: number) =>
  ({ id, name: `T${id}`, world: 'agriculture', share: 10, figures: {} }) as OccurrenceSubject;
const record = (id: number, harvestId: number | null, own: Partial<OccurrenceRecord> = {}) =>
  ({
    id,
    type: 'adubacao',
    subjectIds: [1],
    state: 'DONE',
    plannedAt: null,
    happenedAt: '2026-05-01T10:00',
    observation: '',
    files: [],
    depletion: [],
    document: null,
    userName: '',
    values: { harvestId },
    ...own,
  }) as OccurrenceRecord;
const harvests = {
  options: [{ id: 9, name: 'SAFRA 2026' }],
  loading: false,
  failed: false,
  onRetry: () => undefined,
};
const RECORDS = [
  record(1, 9),
  record(2, null),
  record(3, 8),
  record(4, 9, { happenedAt: null, state: 'PLANNED' }),
];

const READ: LoadState = { status: 'ready', error: null, onRetry: () => undefined };

describe('the field book', () => {
  const open = (chosenId: number | null, records = RECORDS, recordsState = READ) => {
    const book = (
      <FieldBookDialog
        plots={[plot(1), plot(2)]}
        records={records}
        recordsState={recordsState}
        sources={{ harvests }}
        chosenId={chosenId}
        onClose={() => undefined}
      />
    );
    return openSignedIn({ routes: [{ path: '*', element: book }], at: '/x' });
  };
  const said = () =>
    screen
      .queryAllByRole('status')
      .map(({ textContent }) => textContent.trim())
      .filter(Boolean);
  const download = () => screen.getByRole('button', { name: 'Baixar PDF' });
  const reason = async (user: ReturnType<typeof open>['user']) => {
    await user.hover(download());
    return screen.findByRole('tooltip');
  };

  it('without a plot is not made', () => {
    open(null);
    expect(said()).toEqual([]);
    expect(download()).toHaveAttribute('aria-disabled', 'true');
  });

  it('of a plot has all that was done; of a harvest what is without one is left out, until it is wanted', async () => {
    const { user } = open(1);
    expect(said()).toEqual(['3 ocorrências.']);
    expect(screen.queryByRole('checkbox')).toBeNull();
    // Seen before it is made, line by line.
    const preview = within(screen.getByRole('region', { name: 'Prévia do caderno' }));
    expect(preview.getAllByRole('row')).toHaveLength(4);
    expect(download()).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('combobox', { name: 'Safra' }));
    await user.click(screen.getByRole('option', { name: 'SAFRA 2026' }));
    expect(said()).toEqual(['1 ocorrência. 1 ocorrência do talhão não tem safra e fica de fora.']);
    await user.click(screen.getByRole('checkbox', { name: 'Incluir ocorrências sem safra' }));
    expect(said()).toEqual(['2 ocorrências.']);
  });

  it('of a plot on which nothing was done is not made', async () => {
    const { user } = open(2);
    expect(said()).toEqual(['0 ocorrências.']);
    expect(await reason(user)).toHaveTextContent('Nada foi feito no talhão nesta safra.');
  });

  it('of occurrences that could not be read does not say that there were none', async () => {
    const onRetry = vi.fn();
    const { user } = open(1, [], { status: 'failed', error: null, onRetry });
    expect(said()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(await reason(user)).toHaveTextContent('As ocorrências não foram carregadas.');
  });
});

describe('the map of what was done', () => {
  const plots = [1, 2].map((id) => ({ id, name: `T${id}`, area: null }));
  const open = (own: Partial<Parameters<typeof OccurrencesMap>[0]> = {}) => {
    const map = (
      <OccurrencesMap
        plots={plots}
        records={RECORDS}
        type={null}
        chosenId={null}
        parts={[]}
        loading={false}
        onOpen={() => undefined}
        {...own}
      />
    );
    openSignedIn({ routes: [{ path: '*', element: map }], at: '/x' });
    const legend = screen.getByRole('list', { name: 'Legenda do mapa' });
    return [...legend.querySelectorAll('li')].map(({ textContent }) => textContent);
  };
  const rows = async () => (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);

  it('has each plot by the last work on it, those without any too', async () => {
    expect(open()).toEqual(['Adubação (1)', 'Nada registrado (1)']);
    expect(await rows()).toEqual([
      expect.stringMatching(/^T1Adubação01\/05\/2026 10:00\d+$/),
      expect.stringMatching(/^T2Nada registrado––$/),
    ]);
  });

  it('of one type tells how long ago, of one plot that one alone', async () => {
    expect(open({ type: 'colheita', chosenId: '2' })).toEqual(['Nunca (2)']);
    expect(await rows()).toEqual([expect.stringMatching(/^T2Nunca––$/)]);
  });
});
