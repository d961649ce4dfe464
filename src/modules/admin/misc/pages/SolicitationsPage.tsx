import { RegisterPage } from '@/families/register/RegisterPage';
import { solicitations } from '../registers/solicitations';

export function Page() {
  return <RegisterPage register={solicitations} />;
}
