import { RegisterPage } from '@/families/register/RegisterPage';
import { production } from './registers/production';
import { StockStrip } from './StockStrip';

export function Component() {
  return <RegisterPage register={production} lead={<StockStrip />} />;
}
