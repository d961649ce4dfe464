import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { PlotPicker } from './PlotPicker';

type Comparison = Parameters<typeof PlotPicker>[0]['comparison'];

beforeEach(() => startI18n('pt-BR', ['agriculture', 'forms', 'ui', 'common']));

const plot = (id: number, farmId: number) => ({ id, name: `T${id}`, farmId, fieldName: 'SOJA', area: [] });
const FARMS = [
  { id: 1, name: 'SEDE', plots: [plot(11, 1), plot(12, 1)] },
  { id: 2, name: 'RETIRO', plots: [plot(21, 2), plot(22, 2)] },
  { id: 3, name: 'VAZIA', plots: [] },
];
function open(chosen: ReturnType<typeof plot> | null) {
  const choosePlot = vi.fn();
  const comparison = {
    land: { farms: FARMS },
    plot: chosen,
    address: { choosePlot },
  } as unknown as Comparison;
  renderUi(<PlotPicker comparison={comparison} />);
  return choosePlot;
}
const field = (name: string) => screen.getByRole('combobox', { name });
async function choose(name: string, option: string) {
  await userEvent.click(field(name));
  await userEvent.click(screen.getByRole('option', { name: option }));
}

describe('the plot that is compared', () => {
  it('is one of its farm; another farm begins with its first', async () => {
    const choosePlot = open(plot(12, 1));
    expect(field('Propriedade')).toHaveTextContent('SEDE');
    expect(field('Talhão')).toHaveTextContent('T12');
    expect(screen.getByText('2 talhões desenhados')).toBeVisible();
    expect(screen.getByText(/^SOJA · /)).toBeVisible();
    await choose('Propriedade', 'RETIRO');
    expect(choosePlot).toHaveBeenLastCalledWith(21);
    await choose('Talhão', 'T11');
    expect(choosePlot).toHaveBeenLastCalledWith(11);
    await choose('Propriedade', 'VAZIA');
    expect(choosePlot).toHaveBeenCalledTimes(2);
  });

  it('waits for its farm', () => {
    open(null);
    expect(screen.getByText('Escolha antes a propriedade')).toBeVisible();
    expect(screen.queryByText(/desenhado/)).toBeNull();
  });
});
