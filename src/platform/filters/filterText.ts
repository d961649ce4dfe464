import type { TFunction } from 'i18next';
import type { FilterField } from '@/platform/filters/filterSpec';
import { optionOf } from '@/platform/filters/filterSpec';
import { type FilterValue, isRange } from '@/platform/filters/filterValues';
import { formatDate } from '@/platform/format/date';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';

type Texts = TFunction<'grid'>;

function end(spec: FilterField, value: string | number): string {
  if (typeof value === 'string') return formatDate(value);
  if (spec.kind === 'moneyRange') return formatMoney(value);
  const number = formatNumber(value, { decimals: spec.decimals ?? 2, minDecimals: 0 });
  return spec.unit ? `${number} ${spec.unit}` : number;
}

/** A filter's value in words, for its chip: 'a partir de 10 ha', 'Sorriso, Sinop', 'Sim'. */
export function filterText(spec: FilterField, value: FilterValue, t: Texts): string {
  if (typeof value === 'boolean') {
    if (spec.kind === 'active') return value ? t('filters.isActive') : t('filters.isInactive');
    return value ? t('filters.yes') : t('filters.no');
  }
  if (typeof value === 'number') return end(spec, value);
  if (typeof value === 'string') {
    return spec.kind === 'date' ? formatDate(value) : (optionOf(spec, value)?.name ?? value);
  }
  if (!isRange(value)) return value.map((id) => optionOf(spec, id)?.name ?? id).join(', ');
  const from = value.from === null ? '' : end(spec, value.from);
  const to = value.to === null ? '' : end(spec, value.to);
  if (from && to) return t('filters.between', { from, to });
  return from ? t('filters.atLeast', { from }) : t('filters.atMost', { to });
}
