import { UsedRegisterPage } from '../../whoUses/UsedRegisterPage';
import { improvements } from '../registers/improvements';

export function Page() {
  return <UsedRegisterPage register={improvements} />;
}
