import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { useList } from '@/platform/store/useResource';
import { StationList } from './components/StationList';
import { StationView } from './components/StationView';
import { partnerToken } from './partnerToken';
import { stationRows } from './stationsState';

const STATION = 'estacao';

/** The customer's weather stations: their list, or one of them with what it measured. */
export function StationsScreen({ world }: { readonly world: 'agriculture' | 'forestry' }) {
  const { t } = useTranslation('agricultureStations');
  const [params, setParams] = useAddressParams();
  const wanted = params.get(STATION);
  const { rows, list, retry } = useList(stationRows, undefined);
  useEffect(() => partnerToken.forget, []);
  const open = (id: number | null) =>
    setParams(() => (id === null ? new URLSearchParams() : new URLSearchParams({ [STATION]: String(id) })));
  if (wanted !== null)
    return (
      <StationView
        id={Number(wanted)}
        station={rows.find(({ id }) => String(id) === wanted) ?? null}
        list={list}
        onRetry={retry}
        onBack={() => open(null)}
      />
    );
  return (
    <StationList
      title={t(world === 'forestry' ? 'forestryTitle' : 'title')}
      gridId={`stations.${world}`}
      rows={rows}
      list={list}
      onOpen={open}
      onRetry={retry}
    />
  );
}
