import { toLocalDate } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import { isRecord, textOf } from '@/platform/http/loose';
import {
  type EntryValues,
  entryStates,
  KINDS,
  type Rotation,
  type RotationEntry,
  type RotationPlot,
  SEASONS,
  type World,
} from './rotationTypes';

type Fields = Record<string, unknown>;
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const recordsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function readPlot(plot: Fields): RotationPlot[] {
  const id = numberOf(plot['id']);
  const hectares = numberOf(plot['hectares']);
  if (id === null || hectares === null) return [];
  return [{ id, hectares, name: textOf(plot['name']), farmName: textOf(plot['farmName']) }];
}

/** An entry as it can be read; one without plot, season, area or days is left out. */
function readEntry(entry: Fields): RotationEntry[] {
  const of = (field: string) => numberOf(entry[field]);
  const [id, plotId, year, hectares] = [of('id'), of('plotId'), of('year'), of('hectares')];
  const season = SEASONS.find((one) => one === entry['season']);
  const from = toLocalDate(textOf(entry['from']));
  const to = toLocalDate(textOf(entry['to']));
  if (id === null || plotId === null || year === null || hectares === null || !season || !from || !to)
    return [];
  return [
    {
      id,
      plotId,
      year,
      season,
      hectares,
      from,
      to,
      kind: KINDS.find((one) => one === entry['kind']) ?? 'CROP',
      businessActivityId: of('businessActivityId'),
      cropName: textOf(entry['cropName']),
      family: textOf(entry['family']) || null,
      state: entryStates.find((one) => one === entry['state']) ?? 'PLANNED',
      intercropped: entry['intercropped'] === true,
    },
  ];
}

export interface RotationQuestion {
  readonly world: World;
  readonly fromYear: number;
  readonly toYear: number;
}

export async function rotation(question: RotationQuestion, signal: AbortSignal): Promise<Rotation> {
  const path = assumed('/CropRotation/GetBySeasons');
  const answer = await http.get<unknown>(path, { params: question, signal });
  if (!isRecord(answer)) throw { kind: 'unexpected', message: `${path}: no rotation` };
  return {
    plots: recordsOf(answer['plots']).flatMap(readPlot),
    entries: recordsOf(answer['entries']).flatMap(readEntry),
  };
}

/** Plans it; answers the id that it got, where the server says it. */
export async function createEntry(values: EntryValues): Promise<number | null> {
  const answer = await http.post<unknown>(assumed('/CropRotation/Create'), values);
  return isRecord(answer) ? numberOf(answer['id']) : null;
}
export const editEntry = (id: number, values: EntryValues) =>
  http.put(assumed('/CropRotation/Edit'), values, { params: { id } });
export const deleteEntry = (id: number) => http.delete(assumed('/CropRotation/Delete'), { params: { id } });

/** Plans of one crop year again in another; what is planned there already stays. */
export async function copySeason(world: World, fromYear: number, toYear: number) {
  const answer = await http.post<unknown>(assumed('/CropRotation/CopySeason'), { world, fromYear, toYear });
  const of = (field: string) => (isRecord(answer) ? numberOf(answer[field]) : null);
  return { copied: of('copied'), skipped: of('skipped') };
}
