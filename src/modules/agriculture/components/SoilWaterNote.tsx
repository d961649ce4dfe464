import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { formatNumber } from '@/platform/format/number';
import type { SoilTypeValues } from '../schemas/soilTypeSchemas';

/** What a metre of this soil holds for plants, as soon as both its bounds are typed. */
export function SoilWaterNote({ values: { fieldCapacity, wiltingPoint } }: NoteProps<SoilTypeValues>) {
  const { t } = useTranslation('agricultureRegisters');
  if (fieldCapacity === null || wiltingPoint === null || wiltingPoint >= fieldCapacity) return null;
  const water = formatNumber(1000 * (fieldCapacity - wiltingPoint), { decimals: 0 });
  return <FormHelperText>{t('soilWater', { water })}</FormHelperText>;
}
