import Link from '@mui/material/Link';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';

interface StationLinkProps {
  /** Its id; null where it is not known. */
  readonly id: number | null;
  readonly world: 'agriculture' | 'forestry';
  readonly label: string;
}

/** The way to what a station read, for who may open stations. */
export function StationLink({ id, world, label }: StationLinkProps) {
  const holds = useHoldsMenuKey();
  const isForestry = world === 'forestry';
  if (id === null || !holds(isForestry ? 'SILVICULTURE_WEATHER_STATIONS' : 'AGRICULTURE_WEATHER_STATIONS'))
    return null;
  const page = isForestry ? 'silvicultureWeatherStations' : 'agricultureWeatherStations';
  return (
    <Link component={PageLink} underline="always" to={href(page, {}, { estacao: id })}>
      {label}
    </Link>
  );
}
