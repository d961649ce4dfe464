import { RegisterPage } from '@/families/register/RegisterPage';
import { videos } from '../registers/videos';

export function Page() {
  return <RegisterPage register={videos} />;
}
