import { RegisterPage } from '@/families/register/RegisterPage';
import { fiscalSeries } from './registers/fiscalSeries';

export function Page() {
  return <RegisterPage register={fiscalSeries} />;
}
