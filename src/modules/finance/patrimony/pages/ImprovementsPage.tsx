import { RegisterPage } from '@/families/register/RegisterPage';
import { improvements } from '../registers/improvements';

export function Page() {
  return <RegisterPage register={improvements} />;
}
