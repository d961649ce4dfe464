import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { HeadlineChart } from './HeadlineChart';
import { poultryResults } from './poultryResults';
import type { ResultGroup } from './rules/lotResults';

beforeEach(() => startI18n('pt-BR', ['lotReports', 'chart', 'grid', 'ui', 'common']));

const NAME = { field: 'name', header: 'Lote' };
const WORDS = {
  chart: 'IEP (peso vivo)',
  chartOf: (shown: number, all: number) => `IEP: os ${shown} maiores de ${all}`,
};
const chart = (groups: readonly ResultGroup[], by: string) => (
  <HeadlineChart groups={groups} by={by} name={NAME} world={poultryResults} words={WORDS} />
);
const groups = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      ({ id: `${at}`, name: `L${at}`, efficiency: 300 + at, lot: { aviaryName: 'GALPAO' } }) as ResultGroup,
  );

describe('the best groups', () => {
  it('are a chart of two and more', () => {
    const { rerender } = renderUi(chart(groups(1), 'season'));
    expect(screen.queryByRole('heading')).toBeNull();
    rerender(chart(groups(2), 'season'));
    expect(screen.getByRole('heading', { name: 'IEP (peso vivo)' })).toBeVisible();
  });

  it('of more than twenty are named as such', () => {
    const { rerender } = renderUi(chart(groups(20), 'season'));
    expect(screen.getByRole('heading')).toHaveTextContent(/^IEP \(peso vivo\)$/);
    rerender(chart(groups(21), 'season'));
    expect(screen.getByRole('heading')).toHaveTextContent('os 20 maiores de 21');
  });

  it.each([
    ['lot', 'GALPAO · L1'],
    ['season', 'L1'],
  ] as const)('by %s are named %s', async (by, name) => {
    renderUi(chart(groups(2), by));
    await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }));
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
  });

  it('by lot have their number alone where no aviary is known', async () => {
    const unknown = groups(2).map((group) => ({ ...group, lot: null }));
    renderUi(chart(unknown, 'lot'));
    await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }));
    expect((await screen.findAllByText('L1')).length).toBeGreaterThan(0);
  });
});
