import { UsedRegisterPage } from '../../whoUses/UsedRegisterPage';
import { otherAssets } from '../registers/otherAssets';

export function Page() {
  return <UsedRegisterPage register={otherAssets} />;
}
