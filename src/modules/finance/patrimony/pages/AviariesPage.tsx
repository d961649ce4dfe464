import { UsedRegisterPage } from '../../whoUses/UsedRegisterPage';
import { aviaries } from '../registers/aviaries';

export function Page() {
  return <UsedRegisterPage register={aviaries} />;
}
