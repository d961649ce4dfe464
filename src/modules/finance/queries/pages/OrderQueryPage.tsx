import { QueryPage } from '../components/QueryPage';
import { orders } from '../descriptors/orders';

export function Component() {
  return <QueryPage query={orders} />;
}
