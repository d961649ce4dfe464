import { RegisterPage } from '@/families/register/RegisterPage';
import { insurances } from '../registers/insurances';

export function Page() {
  return <RegisterPage register={insurances} />;
}
