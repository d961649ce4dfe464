import { RegisterPage } from '@/families/register/RegisterPage';
import { cests } from '../registers/cests';

export function Page() {
  return <RegisterPage register={cests} />;
}
