import { RegisterPage } from '@/families/register/RegisterPage';
import { companies } from '../registers/companies';

export function Page() {
  return <RegisterPage register={companies} />;
}
