import { RegisterPage } from '@/families/register/RegisterPage';
import { soilTypes } from '../registers/soilTypes';

export function Component() {
  return <RegisterPage register={soilTypes} />;
}
