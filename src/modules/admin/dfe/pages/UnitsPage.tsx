import { RegisterPage } from '@/families/register/RegisterPage';
import { units } from '../registers/units';

export function Page() {
  return <RegisterPage register={units} />;
}
