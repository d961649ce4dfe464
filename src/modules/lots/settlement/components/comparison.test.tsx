import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { OwnFigures, SettlementValues } from '../settlementTypes';
import { Comparison } from './Comparison';

beforeEach(() => startI18n('pt-BR', ['lotSettlement', 'ui', 'common']));

const OWN = { birds: 1000, kg: 3000, lost: 20, feedKg: 5000, result: null } as unknown as OwnFigures;
const SHEET = {
  birds: 1000,
  kg: 3000,
  lost: 25,
  feedKg: 5100,
  conversion: 1.7,
  efficiency: null,
  rate: 1,
  basis: 'BIRD',
  totalCents: 1000_00,
  additions: [],
  discounts: [],
} as unknown as SettlementValues;

function open(changes: Partial<SettlementValues> = {}) {
  function Host() {
    const form = useForm({ defaultValues: { ...SHEET, ...changes } });
    return (
      <FormProvider {...form}>
        <Comparison own={OWN} />
      </FormProvider>
    );
  }
  renderUi(<Host />);
}
const cells = (name: RegExp) => {
  const head = screen.getByRole('rowheader', { name });
  return [...(head.parentElement?.querySelectorAll('td') ?? [])].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
};

describe('a settlement beside the own figures', () => {
  it('says line by line how far they are apart, and what of it is allowed', () => {
    open();
    expect(cells(/^Aves entregues exato/)).toEqual(['1.000', '1.000', expect.stringMatching(/^0$/), 'Igual']);
    expect(cells(/^Aves perdidas/)).toEqual(['20', '25', '+5 (+25,0%)', 'Diferente']);
    expect(cells(/^Ração \(kg\) até 5%/)).toEqual(['5.000', '5.100', '+100 (+2,0%)', 'Aceitável']);
    expect(cells(/^CA/)).toEqual(['–', '1,700', '–', 'Sem comparação']);
    expect(cells(/^Peso médio/)[0]).toBe('3,000');
  });

  it('has no note where the sheet agrees', () => {
    open();
    expect(screen.queryByText(/A conta da folha não fecha|Pelos seus números faltam/)).toBeNull();
    expect(cells(/^Total pago pela folha/)).toEqual(['R$ 1.000,00']);
  });

  it('that pays less than its own sum is said, with what is missing', () => {
    open({ totalCents: 990_00 });
    expect(screen.getByText(/A conta da folha não fecha: R\$\s10,00\./)).toBeVisible();
    expect(screen.getByText(/ela paga R\$\s990,00\.$/)).toBeVisible();
    expect(screen.getByText(/Pelos seus números faltam R\$\s10,00/)).toBeVisible();
  });

  it('that pays more is said too, and nothing is missing', () => {
    open({ totalCents: 1010_00 });
    expect(screen.getByText(/mais do que a conta\.$/)).toBeVisible();
    expect(screen.queryByText(/Pelos seus números faltam/)).toBeNull();
  });

  it('of a sum that is not typed yet has no note', () => {
    open({ totalCents: null, rate: null });
    expect(cells(/^Total pago pela folha/)).toEqual(['–']);
    expect(screen.queryByText(/A conta da folha|Pelos seus números faltam/)).toBeNull();
  });
});
