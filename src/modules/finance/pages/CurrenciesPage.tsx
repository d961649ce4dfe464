import { RegisterPage } from '@/families/register/RegisterPage';
import { currencies } from '../registers/currencies';

export function Page() {
  return <RegisterPage register={currencies} />;
}
