import { RegisterPage } from '@/families/register/RegisterPage';
import { vehicles } from '../registers/vehicles';

export function Page() {
  return <RegisterPage register={vehicles} />;
}
