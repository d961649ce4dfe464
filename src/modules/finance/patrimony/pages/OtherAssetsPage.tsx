import { RegisterPage } from '@/families/register/RegisterPage';
import { otherAssets } from '../registers/otherAssets';

export function Page() {
  return <RegisterPage register={otherAssets} />;
}
