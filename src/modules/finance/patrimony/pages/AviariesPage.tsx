import { RegisterPage } from '@/families/register/RegisterPage';
import { aviaries } from '../registers/aviaries';

export function Page() {
  return <RegisterPage register={aviaries} />;
}
