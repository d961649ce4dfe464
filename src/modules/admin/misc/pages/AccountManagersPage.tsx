import { RegisterPage } from '@/families/register/RegisterPage';
import { useForgotten } from '../../choices';
import { accountManagers } from '../registers/accountManagers';

export function Page() {
  useForgotten('accountManagers');
  return <RegisterPage register={accountManagers} />;
}
