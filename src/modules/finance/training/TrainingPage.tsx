import { Navigate, useParams } from 'react-router-dom';
import { RegisterPage } from '@/families/register/RegisterPage';
import { href } from '@/platform/routing/href';
import { training } from './registers/training';

/** The training register. A number in the address is the record of that id; anything else is no page. */
export function Component() {
  const { id } = useParams();
  if (id === undefined) return <RegisterPage register={training} />;
  if (!/^\d+$/.test(id)) return <Navigate to="/404" replace />;
  return <Navigate to={`${href('financeTestRegisters', {})}?registro=${id}`} replace />;
}
