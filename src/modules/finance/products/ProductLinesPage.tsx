import { RegisterPage } from '@/families/register/RegisterPage';
import { productLines } from './registers/productLines';

export function Page() {
  return <RegisterPage register={productLines} />;
}
