import { RegisterPage } from '@/families/register/RegisterPage';
import { animals } from '../registers/animals';

export function Page() {
  return <RegisterPage register={animals} />;
}
