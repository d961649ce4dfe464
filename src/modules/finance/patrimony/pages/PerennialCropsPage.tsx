import { UsedRegisterPage } from '../../whoUses/UsedRegisterPage';
import { perennialCrops } from '../registers/perennialCrops';

export function Page() {
  return <UsedRegisterPage register={perennialCrops} />;
}
