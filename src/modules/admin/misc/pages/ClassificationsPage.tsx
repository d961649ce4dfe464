import { RegisterPage } from '@/families/register/RegisterPage';
import { useForgotten } from '../../choices';
import { classifications } from '../registers/classifications';

export function Page() {
  useForgotten('serviceClassifications');
  return <RegisterPage register={classifications} />;
}
