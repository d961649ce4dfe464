import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { EfficiencyChart } from './EfficiencyChart';
import type { ResultGroup } from './rules/lotResults';

beforeEach(() => startI18n('pt-BR', ['lotReports', 'chart', 'grid', 'ui', 'common']));

const NAME = { field: 'name', header: 'Lote' };
const groups = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      ({ id: `${at}`, name: `L${at}`, efficiency: 300 + at, lot: { aviaryName: 'GALPAO' } }) as ResultGroup,
  );

describe('the best groups', () => {
  it('are a chart of two and more', () => {
    const { rerender } = renderUi(<EfficiencyChart groups={groups(1)} by="season" name={NAME} />);
    expect(screen.queryByRole('heading')).toBeNull();
    rerender(<EfficiencyChart groups={groups(2)} by="season" name={NAME} />);
    expect(screen.getByRole('heading', { name: 'IEP (peso vivo)' })).toBeVisible();
  });

  it('of more than twenty are named as such', () => {
    const { rerender } = renderUi(<EfficiencyChart groups={groups(20)} by="season" name={NAME} />);
    expect(screen.getByRole('heading')).toHaveTextContent(/^IEP \(peso vivo\)$/);
    rerender(<EfficiencyChart groups={groups(21)} by="season" name={NAME} />);
    expect(screen.getByRole('heading')).toHaveTextContent('os 20 maiores de 21');
  });

  it.each([
    ['lot', 'GALPAO · L1'],
    ['season', 'L1'],
  ] as const)('by %s are named %s', async (by, name) => {
    renderUi(<EfficiencyChart groups={groups(2)} by={by} name={NAME} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }));
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
  });

  it('by lot have their number alone where no aviary is known', async () => {
    const unknown = groups(2).map((group) => ({ ...group, lot: null }));
    renderUi(<EfficiencyChart groups={unknown} by="lot" name={NAME} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }));
    expect((await screen.findAllByText('L1')).length).toBeGreaterThan(0);
  });
});
