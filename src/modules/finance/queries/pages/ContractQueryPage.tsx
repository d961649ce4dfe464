import { QueryPage } from '../components/QueryPage';
import { contracts } from '../descriptors/contracts';

export function Component() {
  return <QueryPage query={contracts} />;
}
