import { toLocalDate } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { SatelliteDate, NdviImage } from './agricultureWire';

// A refusal is shown where the list or the picture would stand.
const inPlace = { contained: true } as const;

/** The satellite images of a plot, the oldest first. An image whose day cannot be read is left out. */
export async function imageDates(plotId: RowId, signal: AbortSignal): Promise<SatelliteDate[]> {
  const rows = await http.list<SatelliteDate>(assumed('/SatelliteImage/GetDates'), {
    ...inPlace,
    params: { farmActivityFieldPolygonId: plotId },
    signal,
    shape: SatelliteDate,
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
  const image = await http.get(assumed('/SatelliteImage/GetNdvi'), {
    ...inPlace,
    params: { id: imageId },
    signal,
    shape: NdviImage,
  });
  const { rows, columns, values } = image;
  if (values.length !== rows * columns)
    throw {
      kind: 'unexpected',
      message: `NDVI image ${imageId}: ${values.length} values for ${rows} × ${columns}`,
    };
  return image;
}
