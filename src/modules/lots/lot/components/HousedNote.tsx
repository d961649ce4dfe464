import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { formatNumber } from '@/platform/format/number';
import { useAppSelector } from '@/platform/store/hooks';
import { lotAviaries } from '../lotAviaries';
import type { LotValues } from '../lotSchemas';
import { housedOf } from '../rules/derivedFigures';
import { NoteLine } from './NoteLine';

/** Under the birds discarded: how many were housed, and how densely where the house was measured. */
export function HousedNote({ values }: NoteProps<LotValues>) {
  const { t } = useTranslation('chickenLots');
  const { data } = useAppSelector(lotAviaries.select);
  const housed = housedOf(values);
  if (housed === null) return null;
  const area = data?.find(({ id }) => id === values.aviaryId)?.area ?? null;
  const birds = formatNumber(housed, { decimals: 0 });
  return (
    <NoteLine>
      {area === null
        ? t('form.housed', { birds })
        : t('form.housedDensity', {
            birds,
            density: formatNumber(housed / area),
            area: formatNumber(area, { decimals: 0 }),
          })}
    </NoteLine>
  );
}
