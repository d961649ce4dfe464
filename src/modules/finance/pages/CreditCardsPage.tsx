import { RegisterPage } from '@/families/register/RegisterPage';
import { creditCards } from '../registers/creditCards';

export function Page() {
  return <RegisterPage register={creditCards} />;
}
