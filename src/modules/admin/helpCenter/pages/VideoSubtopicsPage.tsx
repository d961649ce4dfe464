import { RegisterPage } from '@/families/register/RegisterPage';
import { videoSubtopics } from '../registers/videoSubtopics';

export function Page() {
  return <RegisterPage register={videoSubtopics} />;
}
