import { QueryPage } from '../components/QueryPage';
import { consortia } from '../descriptors/consortia';

export function Component() {
  return <QueryPage query={consortia} />;
}
