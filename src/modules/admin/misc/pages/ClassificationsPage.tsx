import { RegisterPage } from '@/families/register/RegisterPage';
import { classifications } from '../registers/classifications';

export function Page() {
  return <RegisterPage register={classifications} />;
}
