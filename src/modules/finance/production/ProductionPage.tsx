import { RegisterPage } from '@/families/register/RegisterPage';
import { production } from './registers/production';

export function Component() {
  return <RegisterPage register={production} />;
}
