import { RegisterPage } from '@/families/register/RegisterPage';
import { versions } from '../registers/versions';

export function Page() {
  return <RegisterPage register={versions} />;
}
