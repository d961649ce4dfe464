import type { RecordLead } from '@/families/register/form/RecordPage';
import { RegisterPage } from '@/families/register/RegisterPage';
import { StageCalendar } from '../cycles/StageCalendar';
import { cycles } from '../registers/cycles';

const stages: RecordLead = ({ id }) => <StageCalendar key={id} id={id} />;

export function Component() {
  return <RegisterPage register={cycles} recordLead={stages} />;
}
