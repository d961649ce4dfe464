import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { PlotResult } from '../resultTypes';
import { HarvestsBeside } from './HarvestsBeside';

beforeEach(() => startI18n('pt-BR', ['agricultureResults', 'ui', 'common']));

const row = (plotName: string, harvestName: string, sacks: number, changes: Partial<PlotResult> = {}) =>
  ({
    plotId: plotName.length,
    plotName,
    plotInactive: false,
    farmName: 'SEDE',
    cropName: 'SOJA',
    cultivar: '',
    sownOn: null,
    harvestId: 1,
    harvestName,
    area: 1,
    harvestedKg: sacks * 60,
    sownArea: 1,
    worksWithoutCost: 0,
    sackKg: 60,
    products: 100_000,
    machines: 20_000,
    documents: null,
    soldKg: null,
    sold: null,
    ...changes,
  }) as PlotResult;
const open = (rows: PlotResult[], finance = false) =>
  renderUi(
    <HarvestsBeside rows={rows} by="cultivar" basis="operations" quotation={null} finance={finance} />,
  );
const cells = () =>
  screen.queryAllByRole('cell').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('harvests beside each other', () => {
  it('say how the yield changed; what is not named has a word', () => {
    open([row('A', 'SOJA 2025/2026', 62), row('A', 'SOJA 2024/2025', 50.5)]);
    expect(screen.getByRole('rowheader')).toHaveTextContent(/.+/);
    expect(cells()).toEqual(['62,00', '50,50', 'R$ 1.200,00', 'R$ 1.200,00', '+11,50']);
  });

  it('of which one is not known have dashes', () => {
    open([
      row('A', 'SOJA 2025/2026', 62, { cultivar: 'X', products: null, machines: null }),
      row('B', 'SOJA 2024/2025', 50, { cultivar: 'Y' }),
    ]);
    expect(cells().slice(0, 5)).toEqual(['62,00', '–', '–', '–', '–']);
    expect(cells().slice(5)).toEqual(['–', '50,00', '–', 'R$ 1.200,00', '–']);
  });

  it('have their margin for those who may see it', () => {
    open([row('A', 'SOJA 2025/2026', 62)], true);
    expect(screen.getAllByRole('columnheader').some((head) => /Margem/.test(head.textContent))).toBe(true);
    expect(screen.queryByText('Nenhum resultado')).toBeNull();
  });

  it('none say so', () => {
    open([row('A', 'SOJA 2025/2026', 62, { harvestedKg: null })]);
    expect(screen.getByText('Nenhum resultado')).toBeVisible();
  });
});
