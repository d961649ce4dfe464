import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { backend } from '../../../../mocks/faults/backend';
import { setLogSink } from '@/platform/log/log';
import { climatePhases } from '../registers/climatePhases';
import { Component as Page } from './ClimatePhasesPage';

// The list is the family's; what stands above it is the page's.
vi.mock('@/families/register/RegisterPage', () => ({
  RegisterPage: ({ lead }: { readonly lead: ReactNode }) => lead,
}));
startDemo({ namespaces: ['agricultureRegisters', 'ui', 'common'] });
// A figure that cannot be read is reported.
beforeEach(() => setLogSink(() => undefined));

async function open(rows: readonly object[]) {
  backend.answers('listClimatePhases', rows);
  const { store } = openSignedIn({ routes: [{ path: '*', element: <Page /> }], at: '/x' });
  await store.dispatch(climatePhases.resource.list.refresh(DEFAULT_QUERY));
}
const row = (id: number, trimester: string, value: number | null) => ({
  id,
  index: 'ONI',
  year: 2025,
  trimester,
  value,
  source: null,
  active: true,
  createdAt: '2025-06-01T00:00:00',
  updatedAt: null,
});

it('the phase of today is that of the last trimester whose figure is known', async () => {
  await open([row(1, 'DJF', 0.1), row(2, 'JFM', 0.8), row(3, 'FMA', 0.7), row(4, 'MAM', null)]);
  expect(
    await screen.findByText(/^ONI em FMA 2025: 0,7 °C, .*\(2 trimestres seguidos\)\.$/),
  ).toBeInTheDocument();
});

it('without any figure the rule stands alone', async () => {
  await open([row(4, 'MAM', null)]);
  expect(await screen.findByText('Como a fase é definida.')).toBeInTheDocument();
});
