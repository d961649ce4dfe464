import { RegisterPage } from '@/families/register/RegisterPage';
import { products } from './registers/products';

export function Page() {
  return <RegisterPage register={products} />;
}
