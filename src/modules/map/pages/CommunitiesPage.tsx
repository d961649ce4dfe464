import { RegisterPage } from '@/families/register/RegisterPage';
import { communities } from '../registers/communities';

export function Page() {
  return <RegisterPage register={communities} />;
}
