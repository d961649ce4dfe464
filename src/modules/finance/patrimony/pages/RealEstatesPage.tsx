import { RegisterPage } from '@/families/register/RegisterPage';
import { realEstates } from '../registers/realEstates';

export function Page() {
  return <RegisterPage register={realEstates} />;
}
