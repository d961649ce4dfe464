import { RegisterPage } from '@/families/register/RegisterPage';
import { useForgotten } from '../../useForgotten';
import { customers } from '../registers/customers';

export function Page() {
  useForgotten('customers');
  return <RegisterPage register={customers} />;
}
