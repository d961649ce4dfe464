import { RegisterPage } from '@/families/register/RegisterPage';
import { benefits } from '../registers/benefits';

export function Page() {
  return <RegisterPage register={benefits} />;
}
