import type { RecordFormProps } from '@/families/register/registerTypes';
import { AviaryDialog } from '../AviaryDialog';

export function RecordForm({ id, ...props }: RecordFormProps) {
  return <AviaryDialog {...props} costCenterId={id} />;
}
