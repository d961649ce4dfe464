import { RegisterPage } from '@/families/register/RegisterPage';
import { ncms } from '../registers/ncms';

export function Page() {
  return <RegisterPage register={ncms} />;
}
