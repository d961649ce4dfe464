import { RegisterPage } from '@/families/register/RegisterPage';
import { urls } from '../registers/urls';

export function Page() {
  return <RegisterPage register={urls} />;
}
