import { useTheme } from '@mui/material/styles';
import { hectaresOf } from '@/platform/geo/measure';
import { writePolygonArea } from '@/platform/geo/polygonArea';
import { PlotPicture } from '@/platform/map/thumbnail/PlotPicture';
import type { MapDialog } from '../mapDialog';
import { usePropertyMap } from '../propertyMap';
import { plotGeometry } from '../rules/mapTree';
import { PlotDialog } from './PlotDialog';

/** The picture of a plot in its form. */
const PICTURE = { width: 450, height: 255 };

interface MapPlotDialogProps {
  readonly dialog: Extract<MapDialog, { kind: 'plot' }>;
  readonly onClose: () => void;
}

/** A plot's form over the map, with the geometry as it is drawn now. */
export function MapPlotDialog({ dialog, onClose }: MapPlotDialogProps) {
  const { land, mapsKey, go, setEditing } = usePropertyMap();
  const { mode } = useTheme().palette;
  const farm = land.tree.farmOf.get(dialog.farmId);
  if (!farm) return null;
  const stored = dialog.id === null ? undefined : land.tree.plotOf.get(dialog.id)?.plot;
  const area = dialog.area ?? (stored ? plotGeometry(stored) : null);
  const editPolygon = () => {
    onClose();
    if (dialog.id !== null) go({ kind: 'plot', id: dialog.id });
    setEditing(true);
  };
  return (
    <PlotDialog
      plotId={dialog.id}
      farm={farm.farm}
      costCenters={farm.fields.map(({ field }) => ({ id: field.id, name: field.name }))}
      costCenterId={dialog.fieldId}
      {...(dialog.name ? { name: dialog.name } : {})}
      {...(dialog.area ? { polygonArea: writePolygonArea(dialog.area) } : {})}
      drawn={area && area.length > 0 ? hectaresOf(area) : null}
      thumbnail={
        area && area.length > 0 && <PlotPicture {...PICTURE} area={area} mapsKey={mapsKey} mode={mode} />
      }
      onEditPolygon={editPolygon}
      onClose={onClose}
      onSaved={(saved) => {
        onClose();
        dialog.onSaved?.(saved);
      }}
    />
  );
}
