import { RegisterPage } from '@/families/register/RegisterPage';
import { questions } from '../registers/questions';

export function Page() {
  return <RegisterPage register={questions} />;
}
