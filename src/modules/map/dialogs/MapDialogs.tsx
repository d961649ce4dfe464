import { lazy, Suspense } from 'react';
import { useAppDispatch } from '@/platform/store/hooks';
import type { MapDialog } from '../mapDialog';
import { farmTree } from '../mapSlice';
import { usePropertyMap } from '../propertyMap';
import { GRAIN_STORAGE } from '../rules/farmValues';
import { DeleteObject } from './DeleteObject';

const FarmDialog = lazy(() => import('./FarmDialog').then((all) => ({ default: all.FarmDialog })));
const CostCenterDialog = lazy(() =>
  import('./CostCenterDialog').then((all) => ({ default: all.CostCenterDialog })),
);
const PlantConditionsDialog = lazy(() =>
  import('./PlantConditionsDialog').then((all) => ({ default: all.PlantConditionsDialog })),
);
const MapPlotDialog = lazy(() => import('./MapPlotDialog').then((all) => ({ default: all.MapPlotDialog })));

interface MapDialogsProps {
  readonly dialog: MapDialog;
  readonly onClose: () => void;
}

/** The dialog that stands over the map. */
export function MapDialogs({ dialog, onClose }: MapDialogsProps) {
  return (
    <Suspense fallback={null}>
      <Dialog dialog={dialog} onClose={onClose} />
    </Suspense>
  );
}

function Dialog({ dialog, onClose }: MapDialogsProps) {
  const dispatch = useAppDispatch();
  const { go } = usePropertyMap();
  switch (dialog.kind) {
    case 'farm':
      return (
        <FarmDialog
          farmId={dialog.id}
          onClose={onClose}
          onSaved={({ id, farmType }) => {
            onClose();
            // A grain store is no land: the map has no place to go to.
            const isNewLand = dialog.id === null && farmType !== GRAIN_STORAGE;
            void dispatch(farmTree.list.refresh()).then(() => isNewLand && go({ kind: 'farm', id }));
          }}
        />
      );
    case 'plot':
      return <MapPlotDialog dialog={dialog} onClose={onClose} />;
    case 'costCenter':
      return <CostCenterDialog costCenterId={dialog.id} onClose={onClose} onSaved={onClose} />;
    case 'plantConditions':
      return <PlantConditionsDialog costCenterId={dialog.id} onClose={onClose} onSaved={onClose} />;
    case 'delete':
      return <DeleteObject target={dialog.ref} onClose={onClose} />;
  }
}
