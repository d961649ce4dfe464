import { RegisterPage } from '@/families/register/RegisterPage';
import { assetExpenses } from './registers/assetExpenses';

export function Component() {
  return <RegisterPage register={assetExpenses} />;
}
