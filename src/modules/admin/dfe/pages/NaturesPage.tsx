import { RegisterPage } from '@/families/register/RegisterPage';
import { natures } from '../registers/natures';

export function Page() {
  return <RegisterPage register={natures} />;
}
