import { RegisterPage } from '@/families/register/RegisterPage';
import { partners } from './registers/partners';

export function Component() {
  return <RegisterPage register={partners} />;
}
