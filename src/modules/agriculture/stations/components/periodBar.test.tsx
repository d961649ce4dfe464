import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { Station } from '../stationTypes';
import type { StationPeriod } from '../useStationPeriod';
import { PeriodBar } from './PeriodBar';

startDemo({ namespaces: ['agricultureStations', 'forms', 'ui', 'common'] });
beforeEach(() => backend.recovers());

function open(years: number[], changes: Partial<StationPeriod> = {}) {
  backend.answers('listStationMagnitudes', ['TEMPERATURE', 'RAIN']);
  backend.answers('listStationYears', years);
  const period = {
    view: 'dia',
    day: '2026-05-04',
    magnitude: 'TEMPERATURE',
    text: '04/05/2026',
    hasNext: true,
    choose: vi.fn(),
    move: vi.fn(),
    ...changes,
  } as unknown as StationPeriod;
  const station = { id: 1, magnitudes: ['TEMPERATURE', 'RAIN'] } as unknown as Station;
  const bar = <PeriodBar station={station} period={period} />;
  return { ...openSignedIn({ routes: [{ path: '*', element: bar }], at: '/x' }), period };
}
const button = (name: string) => screen.getByRole('button', { name });
const year = () => screen.queryByRole('combobox', { name: 'Ano' });

describe('the period of a station', () => {
  it('goes back and on by one', async () => {
    const { user, period } = open([2026]);
    await user.click(button('Período anterior'));
    expect(period.move).toHaveBeenLastCalledWith(-1);
    await user.click(button('Próximo período'));
    expect(period.move).toHaveBeenLastCalledWith(1);
  });

  it('is not left for one that has not begun', async () => {
    const { user, period } = open([2026], { hasNext: false });
    await user.click(button('Próximo período'));
    expect(period.move).not.toHaveBeenCalled();
    expect(button('Próximo período')).toHaveAttribute('aria-disabled', 'true');
  });

  it('takes another view, and the pressed one is no other', async () => {
    const { user, period } = open([2026]);
    await user.click(button('Dia'));
    expect(period.choose).not.toHaveBeenCalled();
    await user.click(button('Mês'));
    expect(period.choose).toHaveBeenLastCalledWith({ view: 'mes' });
  });

  it('keeps day and month in another year; a single year is no choice', async () => {
    const { user, period } = open([2025, 2026]);
    await user.click(await screen.findByRole('combobox', { name: 'Ano' }));
    await user.click(await screen.findByRole('option', { name: '2025' }));
    expect(period.choose).toHaveBeenLastCalledWith({ day: '2025-05-04' });
  });

  it('has no choice among years where there is one', async () => {
    const { user, period } = open([2026]);
    await user.click(screen.getByRole('combobox', { name: 'Grandeza' }));
    await user.click(await screen.findByRole('option', { name: 'Chuva' }));
    expect(period.choose).toHaveBeenLastCalledWith({ magnitude: 'RAIN' });
    expect(year()).toBeNull();
  });
});
