import type { RecordFormProps } from '@/families/register/registerTypes';
import { FarmDialog } from '../FarmDialog';

export function RecordForm({ id, ...props }: RecordFormProps) {
  return <FarmDialog {...props} farmId={id} />;
}
