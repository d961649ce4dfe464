import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { confirm } from '@/platform/ui/confirm';
import type { SoilNutrient } from './rules/nutrients';
import { type PointRow, unlikelyColumns, unlikelyMark } from './rules/pointRows';
import { symbolOf } from './soilWords';

/** A measured value as a sentence has it. */
export const valueText = (value: number): string => formatNumber(value, { decimals: 4, minDecimals: 0 });

/** Asks back values that no soil is likely to have, once: the same are not asked twice. */
export function useAskUnlikely() {
  const { t } = useTranslation('soilAnalysis');
  const confirmed = useRef('');
  return async (rows: readonly PointRow[], nutrients: readonly SoilNutrient[]): Promise<boolean> => {
    const unlikely = unlikelyColumns(rows, nutrients);
    const mark = unlikelyMark(unlikely);
    if (unlikely.length === 0 || confirmed.current === mark) return true;
    const columns = unlikely.map(({ nutrient, most }) =>
      t('unlikely.column', { column: symbolOf(t, nutrient), value: valueText(most), unit: nutrient.unit }),
    );
    const isSure = await confirm({
      title: t('unlikely.title'),
      body: t('unlikely.text', { columns: columns.join('; ') }),
      confirmLabel: t('unlikely.save'),
      cancelLabel: t('unlikely.back'),
    });
    if (isSure) confirmed.current = mark;
    return isSure;
  };
}
