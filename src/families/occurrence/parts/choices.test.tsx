import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { defineOccurrence } from '../defineOccurrence';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type { OccurrenceRecord, OccurrenceSubject } from '../occurrenceTypes';
import { useOccurrenceAddress } from '../useOccurrenceAddress';
import { OccurrenceFilters } from './OccurrenceFilters';
import { Timeline } from './Timeline';
import { TypePicker } from './TypePicker';

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'occurrence']));

const typeOf = (slug: string, where: readonly string[], needsAnimals: boolean) =>
  defineOccurrence({
    slug,
    where,
    needsAnimals,
    subject: 'one',
    fields: [],
    emptyValues: {},
    effects: () => [],
    summary: () => '',
  });
const TYPES = [
  typeOf('mortos', ['poultry'], true),
  typeOf('diario', ['poultry', 'fish'], false),
  typeOf('biometria', ['fish'], true),
];
const texts = {
  title: (slug: string) => `Tipo ${slug}`,
  summary: () => 'resumo',
} as unknown as OccurrenceTexts;
const lot = (over: Partial<OccurrenceSubject> = {}): OccurrenceSubject => ({
  id: 1,
  name: 'Lote 31',
  world: 'poultry',
  startDate: '2026-03-01',
  endDate: null,
  awaiting: false,
  lockedReason: null,
  share: null,
  figures: {},
  ...over,
});
const show = (element: React.ReactNode) =>
  render(<AppThemeProvider preferences={DEFAULT_PREFERENCES}>{element}</AppThemeProvider>);
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the types to choose from', () => {
  const pick = (subject: OccurrenceSubject | undefined) => {
    const onPick = vi.fn<(slug: string) => void>();
    show(<TypePicker descriptors={TYPES} subject={subject} texts={texts} onPick={onPick} />);
    return onPick;
  };

  it('are those of the subject’s world, all of them without one', () => {
    pick(lot());
    expect(names()).toEqual(['Tipo mortos', 'Tipo diario']);
    expect(screen.getByRole('button', { name: 'Tipo mortos' })).toBeEnabled();
    expect(screen.queryByText(/aguarda o alojamento/)).toBeNull();
  });

  it('are all of them while no subject is chosen', () => {
    pick(undefined);
    expect(names()).toHaveLength(3);
  });

  it('before the animals are there are those that need none, and why', async () => {
    const onPick = pick(lot({ awaiting: true }));
    expect(screen.getByRole('button', { name: 'Tipo mortos' })).toBeDisabled();
    expect(screen.getByText(/^Lote 31 aguarda o alojamento/)).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tipo diario' }));
    expect(onPick).toHaveBeenCalledWith('diario');
  });
});

describe('whose occurrences, and of which type', () => {
  function Filters() {
    const address = useOccurrenceAddress('/x', 'lote');
    return (
      <OccurrenceFilters
        address={address}
        descriptors={TYPES}
        subjects={[lot(), lot({ id: 2, name: 'Lote 32' })]}
        subjectLabel="Lote"
        loading={false}
        texts={texts}
      />
    );
  }
  it('stand in the address, and leave it when they are emptied', async () => {
    const router = createMemoryRouter([{ path: '/x', Component: Filters }], {
      initialEntries: ['/x?lote=2'],
    });
    show(<RouterProvider router={router} />);
    const user = userEvent.setup();
    const subject = screen.getByRole('combobox', { name: 'Lote' });
    expect(subject).toHaveValue('Lote 32');
    await user.clear(subject);
    await user.tab();
    expect(router.state.location.search).toBe('');
    await user.click(subject);
    await user.click(await screen.findByRole('option', { name: 'Lote 31' }));
    expect(router.state.location.search).toBe('?lote=1');
    await user.click(screen.getByRole('combobox', { name: 'Tipo' }));
    await user.click(await screen.findByRole('option', { name: 'Tipo diario' }));
    expect(router.state.location.search).toBe('?lote=1&tipo=diario');
  });
});

describe('the time line', () => {
  const record = (id: number, happenedAt: string): OccurrenceRecord => ({
    id,
    type: 'diario',
    subjectIds: [1],
    state: 'DONE',
    plannedAt: null,
    happenedAt,
    observation: '',
    files: [],
    depletion: [],
    document: null,
    userName: '',
    values: {},
  });
  const dayOf = (at: number) => new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10);
  const line = (records: readonly OccurrenceRecord[], subject = lot()) => {
    const element = (
      <Timeline
        subject={subject}
        records={records}
        descriptorOf={(slug) => TYPES.find((one) => one.slug === slug)}
        texts={texts}
        sources={{}}
        hrefOf={(id) => `/x/${id}`}
      />
    );
    const router = createMemoryRouter([{ path: '/', element }], { initialEntries: ['/'] });
    show(<RouterProvider router={router} />);
  };
  const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('counts the days from the first of its subject, the newest first', () => {
    line([record(1, '2026-03-01T07:00'), record(2, '2026-03-04T07:00'), record(3, '2026-03-04T09:00')]);
    expect(heads()).toEqual(['Dia 304/03/2026', 'Dia 001/03/2026']);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the days alone where none are counted', () => {
    line([record(1, '2026-03-01T07:00')], lot({ startDate: null }));
    expect(heads()).toEqual(['01/03/2026']);
  });

  it('shows some days, and more on request until there are none left', async () => {
    line(Array.from({ length: 70 }, (_, at) => record(at + 1, `${dayOf(at)}T07:00`)));
    expect(heads()).toHaveLength(30);
    const user = userEvent.setup();
    expect(screen.getByRole('button')).toHaveTextContent('40');
    await user.click(screen.getByRole('button'));
    expect(heads()).toHaveLength(60);
    expect(screen.getByRole('button')).toHaveTextContent('10');
    await user.click(screen.getByRole('button'));
    expect(heads()).toHaveLength(70);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows thirty days at once', () => {
    line(Array.from({ length: 30 }, (_, at) => record(at + 1, `${dayOf(at)}T07:00`)));
    expect(heads()).toHaveLength(30);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
