import { Navigate } from 'react-router-dom';
import { AssistDesk } from '../desk/AssistDesk';
import { useDeskTab } from '../desk/useDeskTab';

/** The desk of the support assistants: nine queues of documents. */
export function Component() {
  const { tab, go } = useDeskTab();
  return tab === null ? <Navigate to="/404" replace /> : <AssistDesk tab={tab} onTab={go} />;
}
