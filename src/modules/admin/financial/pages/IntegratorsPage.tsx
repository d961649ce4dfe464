import { RegisterPage } from '@/families/register/RegisterPage';
import { integrators } from '../registers/integrators';

export function Page() {
  return <RegisterPage register={integrators} />;
}
