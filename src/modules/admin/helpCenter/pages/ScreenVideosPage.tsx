import { RegisterPage } from '@/families/register/RegisterPage';
import { screenVideos } from '../registers/screenVideos';

export function Page() {
  return <RegisterPage register={screenVideos} />;
}
