import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LotResult } from '@/domain/lots/performance';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { ResultFigures } from './ResultFigures';

beforeAll(() => startI18n('pt-BR', ['lotReports', 'ui', 'common']));

const RESULT: LotResult = {
  ageDays: 42,
  viability: 96,
  birds: 9_600,
  kg: 28_800,
  weightKg: 3,
  feedKg: 48_960,
  feedConversion: 1.7,
  efficiency: 403.36,
};
const show = (element: ReactNode) => renderUi(element);
const textOf = (label: string) => screen.getByText(label).closest('div')?.textContent;

describe('what a closed lot came to', () => {
  it('stands in both variants, with the density of its house', () => {
    show(<ResultFigures result={RESULT} chickWeight={40} area={1_000} />);
    expect(
      [
        'Viabilidade',
        'Aves entregues',
        'Peso médio',
        'Idade média',
        'CA (peso entregue)',
        'IEP (peso vivo)',
      ].map(textOf),
    ).toEqual([
      expect.stringMatching(/96,00%$/),
      expect.stringMatching(/9\.600$/),
      expect.stringMatching(/3,000\s?kg$/),
      expect.stringMatching(/42,00\s?dias$/),
      expect.stringMatching(/1,700$/),
      expect.stringMatching(/403$/),
    ]);
    // 48 960 ÷ (28 800 − 9 600 × 0,040); (3 000 − 40) ÷ 42; 28 800 ÷ 1 000.
    expect(textOf('CA (ganho)')).toMatch(/1,723$/);
    expect(textOf('IEP (ganho)')).toMatch(/393$/);
    expect(textOf('Ganho diário')).toMatch(/70,5\s?g$/);
    expect(textOf('Densidade')).toMatch(/28,80\s?kg\/m²$/);
  });

  it.each([
    [null, 1_000, ['–', '–', '–', '28,80']],
    [40, null, ['1,723', '393', '70,5', '–']],
    [40, 0, ['1,723', '393', '70,5', '–']],
  ])('of a chick of %s g in %s m² tells what is known', (chickWeight, area, figures) => {
    show(<ResultFigures result={RESULT} chickWeight={chickWeight} area={area} />);
    expect(['CA (ganho)', 'IEP (ganho)', 'Ganho diário', 'Densidade'].map(textOf)).toEqual(
      figures.map((figure) => expect.stringContaining(figure)),
    );
  });

  it.each([
    [RESULT, 'CA (peso entregue)', /48\.960 kg ÷ 28\.800 kg = 1,700/],
    [RESULT, 'CA (ganho)', /48\.960 ÷ \(28\.800 − 9\.600 × 0,040\) = 1,723/],
    [
      { ...RESULT, feedKg: null, feedConversion: null, efficiency: null },
      'CA (peso entregue)',
      /^Falta a ração/,
    ],
    [{ ...RESULT, feedKg: null, feedConversion: null, efficiency: null }, 'CA (ganho)', /^Falta a ração/],
  ])('opens its arithmetic: %#', async (result, label, words) => {
    show(<ResultFigures result={result} chickWeight={40} area={null} />);
    await userEvent.hover(screen.getByRole('button', { name: label }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(words);
  });
});
