import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { ResultFigures } from '../rules/results';
import { ResultCards } from './ResultCards';
import { ResultChoices, ViewChoice } from './ResultChoices';

beforeEach(() => startI18n('pt-BR', ['agricultureResults', 'forms', 'ui', 'common']));

const NONE = {
  area: 0,
  yield: null,
  costPerHa: null,
  costPerSack: null,
  sold: null,
  unsold: null,
  marginPerHa: null,
} as ResultFigures;
const cards = (all: Partial<ResultFigures>, waiting = 0, unpriced = false, finance = true) => (
  <ResultCards all={{ ...NONE, ...all }} finance={finance} waiting={waiting} unpriced={unpriced} />
);
const strip = () => screen.getByRole('region', { name: 'Resultado do que está filtrado' });

describe('the figures of all rows', () => {
  it('are dashes where they are not known, without a unit', () => {
    renderUi(cards({}));
    expect(strip()).toHaveTextContent(/Produtividade–Área/);
    expect(strip()).not.toHaveTextContent(/R\$|sc\/ha/);
    expect(within(strip()).queryByText(/colhid[oa]s? e não/)).toBeNull();
  });

  it('are rounded to whole cents and two decimals', () => {
    renderUi(cards({ area: 80, yield: 57.5, costPerHa: 123_456.4, sold: 50_000, marginPerHa: -1_00 }));
    expect(strip()).toHaveTextContent(/Produtividade57,50\s?sc\/ha/);
    expect(strip()).toHaveTextContent(/R\$\s1\.234,56/);
    expect(strip()).toHaveTextContent(/Vendido\s?R\$\s500,00/);
  });

  it('say how many plots are not harvested, and what has no price', () => {
    const { rerender } = renderUi(cards({}, 1, true));
    expect(strip()).toHaveTextContent(/1 talhão ainda não foi colhido .* Sem cotação, o que não foi vendido/);
    rerender(cards({}, 0, true));
    expect(strip()).not.toHaveTextContent('colhido');
    expect(strip()).toHaveTextContent('Sem cotação');
    rerender(cards({}, 2, true, false));
    expect(strip()).toHaveTextContent('2 talhões ainda não foram colhidos');
    expect(strip()).not.toHaveTextContent('Sem cotação');
    expect(strip()).not.toHaveTextContent('Vendido');
  });
});

describe('the choices', () => {
  it('of the view leave the table out of the address', async () => {
    const write = vi.fn();
    const { rerender } = renderUi(<ViewChoice view="tabela" write={write} />);
    await userEvent.click(screen.getByRole('button', { name: 'Tabela' }));
    expect(write).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Mapa' }));
    expect(write).toHaveBeenLastCalledWith({ visao: ['mapa'] });
    rerender(<ViewChoice view="mapa" write={write} />);
    await userEvent.click(screen.getByRole('button', { name: 'Tabela' }));
    expect(write).toHaveBeenLastCalledWith({ visao: [] });
  });

  it('of costs and groups are offered where they change something', async () => {
    const write = vi.fn();
    const { rerender } = renderUi(<ResultChoices by={null} basis={null} write={write} />);
    expect(screen.queryAllByRole('combobox')).toEqual([]);
    rerender(<ResultChoices by="plot" basis="operations" write={write} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Agrupar por' }));
    await userEvent.click(screen.getByRole('option', { name: 'Cultura' }));
    expect(write).toHaveBeenLastCalledWith({ por: ['crop'] });
    await userEvent.click(screen.getByRole('combobox', { name: 'Custo' }));
    await userEvent.click(screen.getByRole('option', { name: 'Documentos' }));
    expect(write).toHaveBeenLastCalledWith({ custo: ['documentos'] });
    rerender(<ResultChoices by={null} basis="documents" write={write} />);
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    await userEvent.click(screen.getByRole('combobox', { name: 'Custo' }));
    await userEvent.click(screen.getByRole('option', { name: 'Operações' }));
    expect(write).toHaveBeenLastCalledWith({ custo: [] });
  });
});
