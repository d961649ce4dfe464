import { RegisterPage } from '@/families/register/RegisterPage';
import { cardBrands } from '../registers/cardBrands';

export function Page() {
  return <RegisterPage register={cardBrands} />;
}
