import { RegisterPage } from '@/families/register/RegisterPage';
import { machines } from '../registers/machines';

export function Page() {
  return <RegisterPage register={machines} />;
}
