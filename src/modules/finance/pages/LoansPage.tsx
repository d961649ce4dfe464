import { RegisterPage } from '@/families/register/RegisterPage';
import { loans } from '../registers/loans';

export function Page() {
  return <RegisterPage register={loans} />;
}
