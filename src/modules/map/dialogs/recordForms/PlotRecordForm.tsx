import { useNavigate } from 'react-router-dom';
import type { RecordFormProps } from '@/families/register/registerTypes';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import type { RowId } from '@/platform/store/resourceState';
import { useList } from '@/platform/store/useResource';
import { RecordBody } from '../../components/RecordBody';
import { costCenters } from '../../registers/costCenters';
import { plots } from '../../registers/plots';
import { properties } from '../../registers/properties';
import { PlotBody } from '../PlotDialog';

/** A plot opened from its register: its farm comes first, its drawing is changed on the map. */
export function RecordForm({ id, ...props }: RecordFormProps) {
  const { text } = useRegisterTexts({ module: 'map', name: 'plots' });
  const { rows, list } = useList(plots.resource, DEFAULT_QUERY);
  const row = rows.find((plot) => String(plot.id) === String(id));
  if (id === null || list.status === 'idle' || list.status === 'loading') return null;
  return (
    <DialogFrame title={text('edit')} size="l" onClose={props.onClose}>
      {row && row.farmId !== null ? (
        <PlotOfFarm {...props} id={id} farmId={row.farmId} />
      ) : (
        // Not in the list: the record itself says why it cannot be shown.
        <RecordBody records={plots.resource} id={id}>
          {({ farmId }) => <PlotOfFarm {...props} id={id} farmId={farmId} />}
        </RecordBody>
      )}
    </DialogFrame>
  );
}

interface PlotOfFarmProps extends Omit<RecordFormProps, 'id'> {
  readonly id: RowId;
  readonly farmId: number;
}

function PlotOfFarm({ id, farmId, ...props }: PlotOfFarmProps) {
  const navigate = useNavigate();
  const { rows: centers } = useList(costCenters.resource, DEFAULT_QUERY);
  return (
    <RecordBody records={properties.resource} id={farmId}>
      {(farm) => (
        <PlotBody
          {...props}
          plotId={id}
          farm={farm}
          costCenters={centers
            .filter((row) => row.farmId === farm.id && row.active)
            .map(({ id: centerId, name }) => ({ id: centerId, name }))}
          onEditPolygon={() => void navigate(`/propriedade/talhao/${id}`)}
        />
      )}
    </RecordBody>
  );
}
