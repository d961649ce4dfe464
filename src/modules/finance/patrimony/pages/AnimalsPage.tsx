import { UsedRegisterPage } from '../../whoUses/UsedRegisterPage';
import { animals } from '../registers/animals';

export function Page() {
  return <UsedRegisterPage register={animals} />;
}
