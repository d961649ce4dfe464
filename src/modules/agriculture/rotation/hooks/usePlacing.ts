import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useTry } from '@/platform/ui/useTry';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { createEntry, deleteEntry, editEntry } from '../rotationService';
import { ROTATION } from '../rotationState';
import type { EntryValues, Rotation, RotationEntry, RotationPlot, SeasonColumn } from '../rotationTypes';
import { columnText, nameOf, refusalText } from '../rotationWords';
import { type Placed, placedIn } from '../rules/placing';

/** What an entry is saved as where it stands. */
const valuesOf = (entry: RotationEntry): EntryValues => ({
  plotId: entry.plotId,
  year: entry.year,
  season: entry.season,
  kind: entry.kind,
  businessActivityId: entry.businessActivityId,
  coverName: entry.kind === 'COVER' ? entry.cropName : null,
  hectares: entry.hectares,
  from: entry.from,
  to: entry.to,
  intercropped: entry.intercropped,
});

/**
 * Saves what was dropped into a cell, and undoes it on request; what cannot stand there is said and changes nothing.
 */
export function usePlacing(
  rotation: Rotation | null,
  /** Asks for what is not known of it. */
  onAsk: (placed: Placed, plot: RotationPlot, column: SeasonColumn) => void,
) {
  const { t } = useTranslation('agricultureRotation');
  const dispatch = useAppDispatch();
  const runOnce = useSingleFlight<string>();
  const begin = useTry();
  const save = async (run: () => Promise<unknown>, withdrawn = begin()) => {
    try {
      return { answer: await run() };
    } catch (thrown) {
      notifyRefusal(thrown, undefined, withdrawn);
      return null;
    } finally {
      dispatch(invalidate([ROTATION]));
    }
  };
  return (placed: Placed, plot: RotationPlot, column: SeasonColumn) =>
    runOnce('place', async () => {
      const { what, entry } = placed;
      const withdrawn = begin();
      const source = rotation?.plots.find(({ id }) => id === entry?.plotId);
      const found = placedIn(placed, plot, column, rotation?.entries ?? [], source);
      if (!found) return onAsk(placed, plot, column);
      const { values, refusal } = found;
      if (refusal) return toast({ tone: 'danger', text: refusalText(t, refusal, plot, column), withdrawn });
      const done = await save(() => (entry ? editEntry(entry.id, values) : createEntry(values)), withdrawn);
      if (!done) return;
      const id = entry?.id ?? done.answer;
      toast({
        tone: 'success',
        text: t('placed', {
          name: nameOf(t, what),
          place: t('cell', { plot: plot.name, column: columnText(t, column) }),
          from: formatDate(values.from),
          to: formatDate(values.to),
        }),
        ...(typeof id === 'number'
          ? {
              action: {
                label: t('undo'),
                onClick: () =>
                  void save(() => (entry ? editEntry(entry.id, valuesOf(entry)) : deleteEntry(id))),
              },
            }
          : {}),
      });
    });
}
