import { RegisterPage } from '@/families/register/RegisterPage';
import { quotationSources } from '../registers/quotationSources';

export function Page() {
  return <RegisterPage register={quotationSources} />;
}
