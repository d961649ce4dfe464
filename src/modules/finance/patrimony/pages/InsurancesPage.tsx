import { UsedRegisterPage } from '../../whoUses/UsedRegisterPage';
import { insurances } from '../registers/insurances';

export function Page() {
  return <UsedRegisterPage register={insurances} />;
}
