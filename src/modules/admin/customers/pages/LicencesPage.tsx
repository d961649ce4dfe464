import { RegisterPage } from '@/families/register/RegisterPage';
import { licences } from '../registers/licences';

export function Page() {
  return <RegisterPage register={licences} />;
}
