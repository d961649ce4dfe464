import type { TFunction } from 'i18next';
import { formatNumber } from '@/platform/format/number';
import { confirm } from '@/platform/ui/confirm';
import { totalArea } from '../rules/areas';
import type { CostCenterValues } from '../rules/costCenterValues';
import { coversLess, usedArea } from '../rules/registrations';

/**
 * 'Deseja salvar?': registrations that cover less than the area may be meant so, or be forgotten ones. Answers
 * whether to go on.
 */
export async function confirmLower(values: CostCenterValues, t: TFunction<'map'>): Promise<boolean> {
  const area = totalArea(values.usefulAreaSize, values.commonAreaSize);
  if (values.measurementType !== 'AREA' || !coversLess(values.farmRealEstates, area)) return true;
  return confirm({
    title: t('costCenter.lower.title'),
    body: t('costCenter.lower.body', {
      sum: formatNumber(usedArea(values.farmRealEstates)),
      area: formatNumber(area),
    }),
    confirmLabel: t('costCenter.lower.confirm'),
  });
}
