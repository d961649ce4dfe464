import { RegisterPage } from '@/families/register/RegisterPage';
import { customers } from '../registers/customers';

export function Page() {
  return <RegisterPage register={customers} />;
}
