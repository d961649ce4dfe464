import { RegisterPage } from '@/families/register/RegisterPage';
import { productQuotations } from '../registers/productQuotations';

export function Page() {
  return <RegisterPage register={productQuotations} />;
}
