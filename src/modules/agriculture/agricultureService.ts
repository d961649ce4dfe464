import { toLocalDate } from '@/platform/format/date';
import { checkDrift } from '@/platform/http/drift';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { FarmWithPlots, NdviImage, SatelliteDate } from './agricultureSchemas';

const schemas = () => import('./agricultureSchemas');
const farmWithPlots = () => schemas().then((all) => all.farmWithPlotsSchema);
const satelliteDate = () => schemas().then((all) => all.satelliteDateSchema);
const ndviImage = () => schemas().then((all) => all.ndviImageSchema);

// A refusal is shown where the list or the picture would stand.
const inPlace = { contained: true } as const;

type CostCenter = FarmWithPlots['farmActivityFields'][number];

/** Lists inside lists may be null on the wire. */
interface SparseFarm extends Omit<FarmWithPlots, 'farmActivityFields'> {
  farmActivityFields:
    | (Omit<CostCenter, 'farmActivityFieldPolygons'> & {
        farmActivityFieldPolygons: CostCenter['farmActivityFieldPolygons'] | null;
      })[]
    | null;
}

const FARMS = '/Farm/GetFarmWithFarmActivityField';

/** One plot of one cost center: comparing thousands would hold the page up. */
function sample([farm]: FarmWithPlots[]): FarmWithPlots | undefined {
  return (
    farm && {
      ...farm,
      farmActivityFields: farm.farmActivityFields.slice(0, 1).map((field) => ({
        ...field,
        farmActivityFieldPolygons: field.farmActivityFieldPolygons.slice(0, 1),
      })),
    }
  );
}

/** The farms of the current customer with their cost centers and plots. */
export async function farmsWithPlots(signal: AbortSignal): Promise<FarmWithPlots[]> {
  const answer = await http.list<SparseFarm>(FARMS, { ...inPlace, signal });
  const farms = answer.map((farm) => ({
    ...farm,
    farmActivityFields: (farm.farmActivityFields ?? []).map((field) => ({
      ...field,
      farmActivityFieldPolygons: field.farmActivityFieldPolygons ?? [],
    })),
  }));
  checkDrift(FARMS, farmWithPlots, sample(farms));
  return farms;
}

/** The satellite images of a plot, the oldest first. An image whose day cannot be read is left out. */
export async function imageDates(plotId: RowId, signal: AbortSignal): Promise<SatelliteDate[]> {
  const rows = await http.list<SatelliteDate>(assumed('/SatelliteImage/GetDates'), {
    ...inPlace,
    params: { farmActivityFieldPolygonId: plotId },
    signal,
    schema: satelliteDate,
  });
  return rows
    .flatMap((row) => {
      const date = toLocalDate(row.date);
      return date === null ? [] : [{ ...row, date }];
    })
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id));
}

/** The index of one image; refused when its values do not fill its grid. */
export async function ndviOf(imageId: RowId, signal: AbortSignal): Promise<NdviImage> {
  const image = await http.get<NdviImage>(assumed('/SatelliteImage/GetNdvi'), {
    ...inPlace,
    params: { id: imageId },
    signal,
    schema: ndviImage,
  });
  const { rows, columns, values } = image;
  if (!Array.isArray(values) || values.length !== rows * columns)
    throw {
      kind: 'unexpected',
      message: `NDVI image ${imageId}: ${values?.length} values for ${rows} × ${columns}`,
    };
  return image;
}
