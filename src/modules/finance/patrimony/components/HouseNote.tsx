import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { formatNumber } from '@/platform/format/number';
import { FieldNote } from '../../components/FieldNote';
import { houseFigures } from '../rules/house';
import type { AviaryValues } from '../schemas/aviarySchemas';

/** How large a house is and how densely it is stocked, while it is typed. */
export function HouseNote({ values }: NoteProps<AviaryValues>) {
  const { t } = useTranslation('financePatrimony');
  const figures = houseFigures(values);
  if (!figures) return null;
  return (
    <FieldNote>
      {t('house.figures', {
        area: formatNumber(figures.area, { decimals: 0 }),
        density: formatNumber(figures.density, { decimals: 1 }),
      })}
    </FieldNote>
  );
}
