import type { TFunction } from 'i18next';
import type { EditFault } from '@/platform/sheet/cellEditing';

export type FaultWords = TFunction<'sheet'>;

/** Why a value was not taken, as a sentence. */
export function faultWords(fault: EditFault, t: FaultWords): string {
  return 'text' in fault ? fault.text : t(`edit.${fault.key}`);
}
