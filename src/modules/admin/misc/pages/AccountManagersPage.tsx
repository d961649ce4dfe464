import { RegisterPage } from '@/families/register/RegisterPage';
import { useForgotten } from '../../useForgotten';
import { accountManagers } from '../registers/accountManagers';

export function Page() {
  useForgotten('accountManagers');
  return <RegisterPage register={accountManagers} />;
}
