import { UsedRegisterPage } from '../../whoUses/UsedRegisterPage';
import { vehicles } from '../registers/vehicles';

export function Page() {
  return <UsedRegisterPage register={vehicles} />;
}
