import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterButton } from '@/platform/filters/FilterButton';
import { FilterChips } from '@/platform/filters/FilterChips';
import type { FilterField } from '@/platform/filters/filterSpec';
import type { RawFilters } from '@/platform/filters/filterValues';
import { renderGrid } from '@/platform/grid/testing/renderGrid';

// Without layout every row is drawn and every role is computed: seconds, on a machine that has other work.
vi.setConfig({ testTimeout: 30_000 });

const SPECS: readonly FilterField[] = [
  { name: 'name', label: 'Nome', kind: 'text' },
  { name: 'area', label: 'Área', kind: 'numberRange', unit: 'ha' },
  { name: 'balance', label: 'Saldo', kind: 'moneyRange' },
  { name: 'since', label: 'Desde', kind: 'date' },
  {
    name: 'city',
    label: 'Cidade',
    kind: 'multiSelect',
    options: [
      { id: 3, name: 'Sorriso' },
      { id: 7, name: 'Sinop' },
    ],
  },
  { name: 'active', label: 'Situação', kind: 'active' },
];

const MANY: FilterField = {
  name: 'state',
  label: 'Estado',
  kind: 'multiSelect',
  options: Array.from({ length: 13 }, (_, index) => ({ id: index, name: `Estado ${index}` })),
};

const sent = vi.fn();

interface FiltersProps {
  start?: RawFilters;
  floating?: boolean;
  specs?: readonly FilterField[];
}

function Filters({ start = {}, floating = false, specs = SPECS }: FiltersProps) {
  const [filters, setFilters] = useState(start);
  const props = {
    specs,
    filters,
    onFilters: (next: RawFilters) => {
      sent(next);
      setFilters(next);
    },
  };
  return (
    <>
      <FilterButton {...props} floating={floating} />
      <FilterChips {...props} />
    </>
  );
}

beforeEach(() => {
  sent.mockReset();
  localStorage.clear();
});

const opener = () => screen.getByRole('button', { name: /^Filtros/ });

describe('the filter drawer', () => {
  it('sets filters together with Buscar, and counts them', async () => {
    const { user } = await renderGrid(<Filters />);
    await user.click(opener());
    const drawer = screen.getByRole('dialog', { name: 'Filtros' });
    await user.type(within(drawer).getByRole('textbox', { name: 'Nome' }), 'Água');
    await user.type(within(drawer).getByRole('textbox', { name: 'Área: de' }), '10,5');
    await user.type(within(drawer).getByRole('textbox', { name: 'Saldo: até' }), '1000');
    await user.click(within(drawer).getByRole('checkbox', { name: 'Sinop' }));
    expect(sent).not.toHaveBeenCalled();
    await user.click(within(drawer).getByRole('button', { name: 'Buscar' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      name: 'Água',
      area: '10.5..',
      balance: '..100000',
      city: '7',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener()).toHaveAccessibleName('Filtros, 4 ativos');
    expect(opener()).toHaveFocus();
  });

  it('is sent by Enter, and closed by Esc without a change', async () => {
    const { user } = await renderGrid(<Filters start={{ name: 'SOJA' }} />);
    await user.click(opener());
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), ' verde{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).not.toHaveBeenCalled();
    await user.click(opener());
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('SOJA');
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), ' verde{Enter}');
    expect(sent).toHaveBeenCalledWith({ name: 'SOJA verde' });
  });

  it('does not search by half a date', async () => {
    const { user } = await renderGrid(<Filters />);
    await user.click(opener());
    await user.type(screen.getByRole('textbox', { name: 'Desde' }), '32132026');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Desde' })).toHaveAccessibleDescription(
      'Data inválida: o mês vai de 1 a 12.',
    );
    await user.clear(screen.getByRole('textbox', { name: 'Desde' }));
    await user.type(screen.getByRole('textbox', { name: 'Desde' }), '20112026');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(sent).toHaveBeenCalledWith({ since: '2026-11-20' });
  });

  it('empties its fields with Limpar', async () => {
    const { user } = await renderGrid(<Filters start={{ name: 'SOJA', city: '3,7' }} />);
    await user.click(opener());
    expect(screen.getByRole('checkbox', { name: 'Sorriso' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Sorriso' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(sent).toHaveBeenCalledWith({});
  });

  it('empties what hangs on another filter when that one changes, and asks for its options anew', async () => {
    const listener = vi.fn();
    const plots: FilterField = {
      name: 'plot',
      label: 'Talhão',
      kind: 'multiSelect',
      within: 'city',
      onWithin: listener,
      options: [{ id: 1, name: 'TALHAO 1' }],
    };
    const { user } = await renderGrid(<Filters specs={[...SPECS, plots]} start={{ city: '3', plot: '1' }} />);
    await user.click(opener());
    expect(listener).toHaveBeenLastCalledWith(['3']);
    expect(screen.getByRole('checkbox', { name: 'TALHAO 1' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Sinop' }));
    expect(listener).toHaveBeenLastCalledWith(['3', '7']);
    expect(screen.getByRole('checkbox', { name: 'TALHAO 1' })).not.toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(listener).toHaveBeenLastCalledWith(undefined));
    await user.click(screen.getByRole('button', { name: /Remover filtro.*Cidade/ }));
    expect(sent).toHaveBeenCalledExactlyOnceWith({});
  });

  it('searches a long list by typing', async () => {
    const { user } = await renderGrid(<Filters specs={[MANY]} start={{ state: '2' }} />);
    await user.click(opener());
    const drawer = screen.getByRole('dialog', { name: 'Filtros' });
    expect(within(drawer).getByText('Estado 2')).toBeVisible();
    await user.type(within(drawer).getByRole('combobox', { name: 'Estado' }), '12');
    await user.click(screen.getByRole('option', { name: 'Estado 12' }));
    await user.keyboard('{Escape}');
    await user.click(within(drawer).getByRole('button', { name: 'Buscar' }));
    expect(sent).toHaveBeenCalledWith({ state: '2,12' });
  });

  it('opens from the margin of the page as well', async () => {
    const { user } = await renderGrid(<Filters floating />);
    await user.click(opener());
    expect(screen.getByRole('dialog', { name: 'Filtros' })).toBeInTheDocument();
  });
});

describe('the hint', () => {
  it('is shown once in this browser', async () => {
    const { unmount } = await renderGrid(<Filters />);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Para filtrar dados clique aqui');
    unmount();
    await renderGrid(<Filters />);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('leaves the row of a telephone to the tools beside it', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    await renderGrid(<Filters />);
    expect(opener()).toBeInTheDocument();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it('stays where it is until a press is over', async () => {
    const { user } = await renderGrid(<Filters />);
    await user.pointer({ keys: '[MouseLeft>]', target: document.body });
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('goes when the drawer opens', async () => {
    const { user } = await renderGrid(<Filters />);
    await user.click(opener());
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });
});

describe('the chips', () => {
  const start = {
    area: '10..50',
    balance: '100000..',
    city: '3,7',
    active: 'nao',
    since: '2026-11-20',
    odd: 'x',
  };

  it('say each filter in words', async () => {
    await renderGrid(<Filters start={start} />);
    const chips = within(screen.getByRole('list', { name: 'Filtros ativos' })).getAllByRole('listitem');
    // Spaces that do not break are spaces here.
    expect(chips.map((chip) => chip.textContent.replace(/\s/g, ' '))).toEqual([
      'Área: 10 ha a 50 ha',
      'Saldo: a partir de R$ 1.000,00',
      'Desde: 20/11/2026',
      'Cidade: Sorriso, Sinop',
      'Situação: Inativo',
      'Limpar filtros',
    ]);
  });

  it('are taken off one by one, and the keyboard goes on with the next', async () => {
    const { user } = await renderGrid(<Filters start={{ area: '10..', active: 'sim' }} />);
    await user.click(screen.getByRole('button', { name: 'Remover filtro Área: a partir de 10 ha' }));
    expect(sent).toHaveBeenLastCalledWith({ active: 'sim' });
    expect(screen.getByRole('button', { name: 'Remover filtro Situação: Ativo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(sent).toHaveBeenLastCalledWith({});
    expect(screen.queryByRole('list', { name: 'Filtros ativos' })).not.toBeInTheDocument();
  });

  it('that last say what they are, and stay when the others go', async () => {
    const specs = SPECS.map((spec) => (spec.name === 'since' ? { ...spec, lasting: true } : spec));
    const { user } = await renderGrid(
      <Filters specs={specs} start={{ since: '2026-11-20', active: 'sim' }} />,
    );
    expect(screen.getByText('Desde: 20/11/2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Desde/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(sent).toHaveBeenLastCalledWith({ since: '2026-11-20' });
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument();
  });
});
