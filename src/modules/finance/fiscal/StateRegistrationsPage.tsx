import { RegisterPage } from '@/families/register/RegisterPage';
import { stateRegistrations } from './registers/stateRegistrations';

export function Page() {
  return <RegisterPage register={stateRegistrations} />;
}
