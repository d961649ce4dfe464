import { RegisterPage } from '@/families/register/RegisterPage';
import { themes } from '../registers/themes';

export function Page() {
  return <RegisterPage register={themes} />;
}
