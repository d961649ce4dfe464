import { QueryPage } from '../components/QueryPage';
import { advances } from '../descriptors/advances';

export function Component() {
  return <QueryPage query={advances} />;
}
