import { RegisterPage } from '@/families/register/RegisterPage';
import { references } from '../registers/references';

/** Reference sets by day, line and sex. */
export function Component() {
  return <RegisterPage register={references} />;
}
