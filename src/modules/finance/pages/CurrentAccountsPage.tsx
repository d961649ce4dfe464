import { RegisterPage } from '@/families/register/RegisterPage';
import { currentAccounts } from '../registers/currentAccounts';

export function Page() {
  return <RegisterPage register={currentAccounts} />;
}
