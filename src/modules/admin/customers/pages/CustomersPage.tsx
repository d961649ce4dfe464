import { RegisterPage } from '@/families/register/RegisterPage';
import { useForgotten } from '../../choices';
import { customers } from '../registers/customers';

export function Page() {
  useForgotten('customers');
  return <RegisterPage register={customers} />;
}
