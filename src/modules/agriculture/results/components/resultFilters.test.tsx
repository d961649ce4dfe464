import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { PlotResult } from '../resultTypes';
import type { ResultFilters } from '../rules/filters';
import { ResultFiltersBar } from './ResultFiltersBar';

beforeAll(() => startI18n('pt-BR', ['agricultureResults', 'forms', 'ui', 'common']));

const ROW = {
  plotId: 1,
  plotName: 'T2',
  farmName: 'SEDE',
  cropName: 'SOJA',
  cultivar: '',
  sownOn: '2026-10-07',
  harvestId: 10,
  harvestName: 'SAFRA 2025',
} as PlotResult;
const OTHER = {
  ...ROW,
  plotId: 2,
  plotName: 'T10',
  harvestId: 11,
  harvestName: 'SAFRA 2026',
  cultivar: 'BRS',
  sownOn: '2026-10-20',
};
const ROWS = [OTHER, ROW, { ...ROW, plotId: 3, plotName: 'T1', sownOn: null }];
const NONE: ResultFilters = { harvestIds: [], farms: [], plotIds: [], crops: [], cultivars: [], weeks: [] };

function open(left: Partial<ResultFilters> = {}, finance = true) {
  const write = vi.fn();
  renderUi(
    <ResultFiltersBar
      rows={ROWS}
      left={{ ...NONE, ...left }}
      finance={finance}
      quotation={null}
      write={write}
    />,
  );
  const user = userEvent.setup({ delay: null });
  const list = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    return screen.getAllByRole('option').map(({ textContent }) => textContent);
  };
  return { user, write, list };
}

describe('the filters of results', () => {
  it.each([
    ['Safras', ['SAFRA 2026', 'SAFRA 2025'], { safra: ['11'] }],
    ['Propriedades', ['SEDE'], { propriedade: ['SEDE'] }],
    ['Talhões', ['T1 · SEDE', 'T2 · SEDE', 'T10 · SEDE'], { talhao: ['3'] }],
    ['Culturas', ['SOJA'], { cultura: ['SOJA'] }],
    ['Cultivares', ['BRS'], { cultivar: ['BRS'] }],
    ['Semanas de plantio', ['Semana de 19/10/2026', 'Semana de 05/10/2026'], { semana: ['2026-10-19'] }],
  ])('%s offer each once, in order, and write what is chosen', async (name, options, written) => {
    const { user, write, list } = open();
    expect(screen.getByRole('combobox', { name })).toHaveAttribute('placeholder', 'Todas');
    expect(await list(name)).toEqual(options);
    await user.click(screen.getAllByRole('option')[0] ?? document.body);
    expect(write).toHaveBeenCalledExactlyOnceWith(written);
  });

  it('say nothing of all where something is chosen', () => {
    open({ farms: ['SEDE'] });
    expect(screen.getByRole('combobox', { name: 'Propriedades' })).not.toHaveAttribute(
      'placeholder',
      'Todas',
    );
  });

  it('have a price for who may see money, written in cents', async () => {
    const { user, write } = open();
    await user.type(screen.getByRole('textbox', { name: 'Cotação da saca' }), '120,50');
    await user.tab();
    expect(write).toHaveBeenLastCalledWith({ cotacao: ['12050'] });
    await user.clear(screen.getByRole('textbox', { name: 'Cotação da saca' }));
    await user.tab();
    expect(write).toHaveBeenLastCalledWith({ cotacao: [] });
  });

  it('have none for others', () => {
    open({}, false);
    expect(screen.queryByRole('textbox', { name: 'Cotação da saca' })).toBeNull();
  });
});
