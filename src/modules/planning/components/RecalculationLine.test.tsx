import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { registerCatalogue } from '@/platform/routing/catalogue';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { planningRoutes } from '../planningRoutes';
import { markRecalculation } from '../recalculationMark';
import { useRecalculation } from './useRecalculation';
import { RecalculationLine } from './RecalculationLine';

vi.mock('./useRecalculation');
vi.mock('../recalculationMark');
beforeAll(() => startI18n('pt-BR', ['planning', 'ui']));
beforeAll(() => registerCatalogue(planningRoutes));
beforeEach(() => vi.mocked(markRecalculation).mockReset());

type Recalculation = ReturnType<typeof useRecalculation>;
const RUNNING = {
  status: 'RUNNING',
  percent: 41,
  harvestYear: 2026,
  startedAt: '2026-03-10T08:30:00',
} as Recalculation['progress'];

function show(progress: Recalculation['progress'], lost = false) {
  vi.mocked(useRecalculation).mockReturnValue({ progress, lost } as Recalculation);
  const router = createMemoryRouter([{ path: '*', element: <RecalculationLine /> }]);
  return render(
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <RouterProvider router={router} />
    </AppThemeProvider>,
  );
}

it('tells how far it is while it runs, with the way to its page', () => {
  show(RUNNING);
  const line = screen.getByRole('status');
  expect(line).toHaveTextContent(/^Recalculando a safra 2026\/2741%$/);
  expect(screen.getByRole('progressbar', { name: 'Andamento do recálculo' })).toHaveAttribute(
    'aria-valuenow',
    '41',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/'));
});

it('says that its progress is out of sight', () => {
  show(RUNNING, true);
  expect(screen.getByText('Erro ao verificar o andamento')).toBeVisible();
});

it.each([
  ['SUCCEEDED', 'Recálculo concluído', 'Erro ao recalcular os rateios'],
  ['FAILED', 'Erro ao recalcular os rateios', 'Recálculo concluído'],
] as const)('says how it ended (%s) until that is put away', (status, said, other) => {
  show({ ...RUNNING, status } as Recalculation['progress']);
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText(other)).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  screen.getByRole('button').click();
  expect(markRecalculation).toHaveBeenCalledExactlyOnceWith(false);
});

it('without a recalculation there is nothing', () => {
  const { container } = show(undefined);
  expect(container).toBeEmptyDOMElement();
});
