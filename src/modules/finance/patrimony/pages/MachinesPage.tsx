import { UsedRegisterPage } from '../../whoUses/UsedRegisterPage';
import { machines } from '../registers/machines';

export function Page() {
  return <UsedRegisterPage register={machines} />;
}
