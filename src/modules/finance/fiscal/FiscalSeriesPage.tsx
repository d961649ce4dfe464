import { UsedRegisterPage } from '../whoUses/UsedRegisterPage';
import { fiscalSeries } from './registers/fiscalSeries';

export function Page() {
  return <UsedRegisterPage register={fiscalSeries} />;
}
