import { RegisterPage } from '@/families/register/RegisterPage';
import { perennialCrops } from '../registers/perennialCrops';

export function Page() {
  return <RegisterPage register={perennialCrops} />;
}
