import { useSearchParams } from 'react-router-dom';
import { today } from '@/platform/format/date';
import { WithoutProducer } from '../../cashBook/components/WithoutProducer';

/** What of the year that the report asks for has no producer, and so stands in no statement. */
export function WithoutProducerInYear() {
  const [params] = useSearchParams();
  const year = Number(params.get('filtro.ano') ?? today().slice(0, 4));
  return params.has('filtro.produtor') && Number.isInteger(year) ? <WithoutProducer year={year} /> : null;
}
