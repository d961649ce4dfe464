import { RegisterPage } from '@/families/register/RegisterPage';
import { payments } from '../registers/payments';

export function Page() {
  return <RegisterPage register={payments} />;
}
