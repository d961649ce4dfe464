import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { lotsRoutes } from '../../lotsRoutes';
import { emptyDay } from '../rules/dayColumns';
import { Panel } from './DaysTab';

startDemo({
  routes: lotsRoutes,
  namespaces: ['chickenReferences', 'sheet', 'grid', 'forms', 'ui', 'common'],
});

const READ = 'openReference';
const SET = {
  id: 3,
  version: 1,
  daysVersion: 1,
  name: 'COBB MACHO',
  kind: 'ZOOTECHNICAL',
  lineage: null,
  gender: 'MALE',
  dayCount: 2,
  lastDay: 1,
  lotCount: 0,
  mixedWith: null,
  createdAt: null,
  updatedAt: null,
  days: [
    { ...emptyDay(0), weight: 42 },
    { ...emptyDay(1), weight: 60 },
  ],
};
const OTHER = { ...SET, id: 4, name: 'COBB FEMEA', days: [{ ...emptyDay(0), weight: 40 }] };
const open = () => openSignedIn({ routes: [{ path: '*', element: <Panel id={3} /> }], at: '/x' });
const importing = () => screen.queryByRole('button', { name: 'Importar planilha' });
const shown = () => screen.findByRole('grid');

beforeEach(() => backend.answers(READ, SET));

describe('the days of a set', () => {
  it('that no lot uses are filled from a file; of one sex alone there is nothing to choose', async () => {
    open();
    expect(await shown()).toHaveTextContent('60');
    expect(importing()).toBeVisible();
    expect(screen.queryByText(/^Em uso por/)).toBeNull();
    expect(screen.queryByRole('group', { name: 'Mostrar' })).toBeNull();
    expect(screen.getByText('2 dias')).toBeVisible();
  });

  it('that one lot uses are only read', async () => {
    backend.answers(READ, { ...SET, lotCount: 1 });
    open();
    await shown();
    expect(screen.getByText(/^Em uso por 1 lote: os dias não podem/)).toBeVisible();
    expect(importing()).toBeNull();
  });

  it('of a set whose lots are not known are open', async () => {
    backend.answers(READ, { ...SET, lotCount: null });
    open();
    await shown();
    expect(importing()).toBeVisible();
  });

  it('of both sexes are a mean, which is not written', async () => {
    backend.answers(READ, OTHER, { times: 1 });
    backend.answers(READ, { ...SET, mixedWith: { id: 4, name: 'COBB FEMEA' } }, { times: 1 });
    const { user } = open();
    await shown();
    expect(screen.getByRole('button', { name: 'Este conjunto' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Misto' }));
    await screen.findByText('Misto sem conjunto próprio: média de COBB MACHO e COBB FEMEA.');
    expect(within(await shown()).getByText('41')).toBeVisible();
    expect(importing()).toBeNull();
    expect(callsTo('/ChickenReference/GetById').map(({ query }) => query['id'])).toEqual(['3', '4']);
    // Pressed again a choice stays.
    await user.click(screen.getByRole('button', { name: 'Misto' }));
    expect(screen.getByRole('button', { name: 'Misto' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('of the other sex that cannot be read are said, and requested again', async () => {
    backend.breaks(READ, { times: 1 });
    backend.answers(READ, { ...SET, mixedWith: { id: 4, name: 'COBB FEMEA' } }, { times: 1 });
    const { user } = open();
    await shown();
    await user.click(screen.getByRole('button', { name: 'Misto' }));
    expect(await screen.findByText('Não foi possível ler o conjunto COBB FEMEA.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(callsTo('/ChickenReference/GetById')).toHaveLength(3));
  });

  it('that cannot be read are requested again', async () => {
    backend.breaks(READ, { times: 1 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await shown()).toHaveTextContent('60');
  });
});
