import { useParams } from 'react-router-dom';
import { PartnerView } from '../components/PartnerView';
import { Partners } from '../components/Partners';

/** Every partner, or with an id in the address one of them. */
export function Component() {
  const { partnerId } = useParams();
  return partnerId === undefined ? <Partners /> : <PartnerView key={partnerId} partnerId={partnerId} />;
}
