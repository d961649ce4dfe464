import { RegisterPage } from '@/families/register/RegisterPage';
import { useForgotten } from '../../useForgotten';
import { classifications } from '../registers/classifications';

export function Page() {
  useForgotten('serviceClassifications');
  return <RegisterPage register={classifications} />;
}
