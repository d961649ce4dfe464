import { RegisterPage } from '@/families/register/RegisterPage';
import { movementTypeLinks } from '../registers/movementTypeLinks';

export function Page() {
  return <RegisterPage register={movementTypeLinks} />;
}
