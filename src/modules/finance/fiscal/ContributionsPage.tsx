import { RegisterPage } from '@/families/register/RegisterPage';
import { contributions } from './registers/contributions';

export function Page() {
  return <RegisterPage register={contributions} />;
}
