import { choiceOptions } from '@/families/register/fixedChoices';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { EQUIPMENT_KINDS } from '../monitoringChoices';

export const KindOptions = choiceOptions(EQUIPMENT_KINDS, 'monitoring', 'kinds');

export const FarmOptions = lookupOptions('farms', undefined);

export const AviaryOptions = lookupOptions('aviaries', undefined);

export const FishPondOptions = lookupOptions('fishPonds', undefined);
