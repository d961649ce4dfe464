import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { Weighing } from '../../lotTypes';
import { distribution } from '../rules/distribution';
import { DistributionView } from './DistributionView';
import { WeighingsTable } from './WeighingsTable';

beforeAll(() => startI18n('pt-BR', ['lotWeights', 'chart', 'grid', 'ui', 'common']));

const READINGS = [880, 900, 950, 980, 1000, 1010, 1040, 1060, 1080, 1100];
const foundIn = (readings: readonly number[]) => {
  const found = distribution(readings);
  if (!found) throw new Error('no distribution');
  return found;
};
// The chart below names its classes likewise.
const textOf = (label: string) => screen.getAllByText(label)[0]?.closest('div')?.textContent;

describe('the figures of a weighing', () => {
  it('have shares of the birds, and say how many are missing for a mean that holds', () => {
    renderUi(<DistributionView found={foundIn(READINGS)} day={14} exportName="x" />);
    expect(screen.getByText('Faltam 43 aves a pesar para que a média valha ±2%.')).toBeVisible();
    expect(textOf('Peso médio')).toMatch(/1\.000\s?gde 880 a 1\.100 g$/);
    expect(textOf('Aves pesadas')).toMatch(/10para ±2% seriam 53$/);
    expect(['Leves', 'Dentro de ±10%', 'Pesadas'].map(textOf)).toEqual([
      'Leves110,00% das aves',
      'Dentro de ±10%990,00% das aves',
      'Pesadas00,00% das aves',
    ]);
    expect(screen.queryByText(/dois grupos/)).toBeNull();
  });

  it('of enough birds that weigh alike have no note', () => {
    const even = Array.from({ length: 60 }, (_, at) => 1_000 + (at % 3));
    renderUi(<DistributionView found={foundIn(even)} day={14} exportName="x" />);
    expect(textOf('Aves pesadas')).toMatch(/60bastam \d+ para ±2%$/);
    expect(screen.queryByText(/a pesar para que|pesar \d+ ave/)).toBeNull();
  });

  it('of exactly as many birds as it takes are enough', () => {
    const found = { ...foundIn(READINGS), needed: 10 };
    renderUi(<DistributionView found={found} day={14} exportName="x" />);
    expect(textOf('Aves pesadas')).toMatch(/10bastam 10 para ±2%$/);
    expect(screen.queryByText(/a pesar para que/)).toBeNull();
  });

  it('of two groups say so', () => {
    renderUi(<DistributionView found={{ ...foundIn(READINGS), twoPeaks: true }} day={14} exportName="x" />);
    expect(screen.getByText(/^A amostra parece ter dois grupos/)).toBeVisible();
  });
});

it('the weighings of a lot lead to those with single birds; of the others the mean alone is known', () => {
  const weighings: Weighing[] = [
    { day: 21, weight: 1_050, birdsWeighed: 120, readings: [] },
    { day: 14, weight: 1_000, birdsWeighed: null, readings: READINGS },
    { day: 7, weight: 200, birdsWeighed: null, readings: [] },
  ];
  renderUi(
    <MemoryRouter>
      <WeighingsTable weighings={weighings} addressOf={(day) => `?dia=${day}`} />
    </MemoryRouter>,
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const cells = rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['1.050', '120', '–', '–', '–', '–'],
    ['1.000', '10', '7,38%', expect.stringMatching(/^90,0%/), '1', '0'],
    ['200', '–', '–', '–', '–', '–'],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/?dia=14']);
  const heads = screen.getAllByRole('columnheader').filter((head) => 'beside' in head.dataset);
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Leves', 'Pesadas']);
});
