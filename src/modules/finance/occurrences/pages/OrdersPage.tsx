import { OccurrencePage } from '../OccurrencePage';
import { orders } from '../registers/orders';

export function Page() {
  return <OccurrencePage register={orders} />;
}
