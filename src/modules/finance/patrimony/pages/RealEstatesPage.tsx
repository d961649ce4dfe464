import { UsedRegisterPage } from '../../whoUses/UsedRegisterPage';
import { realEstates } from '../registers/realEstates';

export function Page() {
  return <UsedRegisterPage register={realEstates} />;
}
