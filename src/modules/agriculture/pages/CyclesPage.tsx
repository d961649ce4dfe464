import { RegisterPage } from '@/families/register/RegisterPage';
import { cycles } from '../registers/cycles';

export function Component() {
  return <RegisterPage register={cycles} />;
}
