import type { RecordFormProps } from '@/families/register/registerTypes';
import { CostCenterDialog } from '../CostCenterDialog';

export function RecordForm({ id, ...props }: RecordFormProps) {
  return <CostCenterDialog {...props} costCenterId={id} />;
}
