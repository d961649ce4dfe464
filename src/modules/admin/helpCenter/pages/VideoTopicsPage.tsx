import { RegisterPage } from '@/families/register/RegisterPage';
import { videoTopics } from '../registers/videoTopics';

export function Page() {
  return <RegisterPage register={videoTopics} />;
}
