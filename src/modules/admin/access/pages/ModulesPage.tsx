import { RegisterPage } from '@/families/register/RegisterPage';
import { modules } from '../registers/modules';

export function Page() {
  return <RegisterPage register={modules} />;
}
