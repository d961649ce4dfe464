import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { AROUND, lineOf, planOf, showPart, soy } from './activity.test.kit';
import { emptyExpense } from './activityValues';
import { ActivitySummary } from './parts/ActivitySummary';
import { SensitivityTable } from './parts/SensitivityTable';
import { AS_PLANNED } from './rules/scenario';

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'activity']));

const said = () => document.body.textContent.replaceAll('\u00a0', ' ');
const expense = (over: object) => ({ ...emptyExpense(), accountId: 1, value: 12_000_00, ...over });

describe('what a plan comes to', () => {
  const rows = () =>
    within(screen.getByRole('region', { name: /mês a mês/ }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

  it('is income less expense, a hectare and in units of the product', () => {
    showPart(<ActivitySummary />, planOf({ expenses: [expense({ spread: '7' })] }));
    expect(said()).toMatch(/Receita[^R]*R?\$? ?60\.000,00/);
    expect(said()).toMatch(/Margem por hectare[^\d]*4\.800,00/);
    expect(said()).toMatch(/Ponto de equilíbrio\s*120,00/);
    expect(said()).toContain('12,00 sc 60 kg por hectare');
    expect(said()).toMatch(/Preço de equilíbrio[^\d]*20,00\/sc 60 kg/);
    expect(said()).not.toContain('Falta valor em algum produto');
    expect(screen.getByRole('region', { name: /mês a mês/ })).toHaveAttribute('tabindex', '0');
    expect(rows()).toHaveLength(12);
    expect(rows()[0]).toEqual(['Julho', '5.000,00', '12.000,00', '-7.000,00', '-7.000,00']);
    expect(said()).toContain('Maior falta de caixa:');
    expect(said()).toContain('em julho.');
  });

  it('says that no month is without cash', () => {
    showPart(<ActivitySummary />);
    expect(said()).toContain('O plano não fica sem caixa em nenhum mês.');
    expect(said()).not.toContain('Maior falta de caixa');
  });

  it('is unknown where a part is; the other side stays', () => {
    const lines = [lineOf({ price: null, total: null })];
    const { unmount } = showPart(<ActivitySummary />, planOf({ production: lines }));
    expect(said()).toContain('Falta valor em algum produto ou despesa');
    expect(said()).not.toContain('O plano não fica sem caixa');
    expect(said()).toMatch(/Ponto de equilíbrio\s*–/);
    expect(said()).not.toContain('sc 60 kg por hectare');
    expect(rows()[0]).toEqual(['Julho', '–', '1.000,00', '–', '–']);
    unmount();
    showPart(<ActivitySummary />, planOf({ expenses: [expense({ way: 'HEAD' })] }));
    expect(said()).toContain('Falta valor em algum produto ou despesa');
    expect(rows()[0]).toEqual(['Julho', '5.000,00', '–', '–', '–']);
  });

  it('has no figure of a hectare where the activity has none', () => {
    const { areaOf: _area, ...activity } = soy;
    showPart(<ActivitySummary />, planOf(), { activity });
    expect(said()).not.toContain('Margem por hectare');
    expect(said()).not.toContain('por hectare');
  });

  it('has a price of no unit where products are sold in several', () => {
    showPart(<ActivitySummary />, planOf({ production: [lineOf(), lineOf({ unit: 't' })] }));
    expect(said()).not.toContain('/sc 60 kg');
    expect(said()).not.toContain('/t');
  });

  it('leads on where the page has something for it', () => {
    showPart(<ActivitySummary />, planOf(), { cashAction: <button type="button">Cobrir</button> });
    expect(screen.getByRole('button', { name: 'Cobrir' })).toBeVisible();
  });
});

describe('the margin at other prices and yields', () => {
  const show = (values = planOf()) =>
    showPart(<SensitivityTable activity={soy} values={values} scenario={AS_PLANNED} dollarCost={0} />);
  const cells = () => screen.getAllByRole('row').map((row) => [...row.querySelectorAll('td')]);

  it('goes by five percent each way, from loss to gain, in whole thousands', () => {
    show(planOf({ expenses: [expense({ value: 60_400_00 })] }));
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toHaveLength(22);
    expect(heads.slice(10, 13).map((text) => text.replace('−', '-'))).toEqual(['-5%', '0%', '+5%']);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(heads.slice(1));
    const here = cells()
      .flat()
      .filter((cell) => cell.dataset['here'] === 'true');
    expect(here).toHaveLength(1);
    expect(here[0]?.textContent).toMatch(/^-?0$/);
    expect(here[0]).toHaveAttribute('data-side', 'loss');
    const middle = cells()[11] ?? [];
    expect(middle[11]?.textContent).toBe('3.000');
    expect(middle[11]).toHaveAttribute('data-side', 'gain');
    expect(middle[9]?.textContent).toMatch(/^[-−]3\.000$/);
    expect(screen.getByRole('region')).toHaveAttribute('tabindex', '0');
  });

  it('is neither at nothing, and a dash where it is not known', () => {
    const { unmount } = show(planOf({ expenses: [expense({ value: 60_000_00 })] }));
    const here = cells()
      .flat()
      .find((cell) => cell.dataset['here'] === 'true');
    expect(here).not.toHaveAttribute('data-side');
    unmount();
    show(planOf({ production: [lineOf({ price: null, total: null })] }));
    expect(cells().flat()[0]?.textContent).toBe('–');
    expect(AROUND.readOnly).toBe(false);
  });
});
