import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import type { OptionsProps } from '@/families/register/registerTypes';
import { EQUIPMENT_KINDS } from '../monitoringChoices';
import type { EquipmentValues } from '../monitoringSchemas';

type Options = OptionsProps<EquipmentValues>;

export function KindOptions({ children }: Options) {
  const { t } = useTranslation('monitoring');
  return children({ options: EQUIPMENT_KINDS.map((id) => ({ id, name: t(`kinds.${id}`) })) });
}

export function FarmOptions({ children }: Options) {
  return children(useLookup('farms', undefined));
}

export function AviaryOptions({ children }: Options) {
  return children(useLookup('aviaries', undefined));
}

export function FishPondOptions({ children }: Options) {
  return children(useLookup('fishPonds', undefined));
}
