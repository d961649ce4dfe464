import { RegisterPage } from '@/families/register/RegisterPage';
import { accountManagers } from '../registers/accountManagers';

export function Page() {
  return <RegisterPage register={accountManagers} />;
}
