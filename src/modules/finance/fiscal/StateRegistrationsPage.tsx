import { UsedRegisterPage } from '../whoUses/UsedRegisterPage';
import { stateRegistrations } from './registers/stateRegistrations';

export function Page() {
  return <UsedRegisterPage register={stateRegistrations} />;
}
