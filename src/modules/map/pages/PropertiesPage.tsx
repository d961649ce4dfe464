import { RegisterPage } from '@/families/register/RegisterPage';
import { properties } from '../registers/properties';

export function Page() {
  return <RegisterPage register={properties} />;
}
