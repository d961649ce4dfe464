import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRotationDrag } from '../drag/useRotationDrag';
import type { RotationEntry, RotationPlot, SeasonColumn } from '../rotationTypes';
import { columnText, nameOf, refusalText } from '../rotationWords';
import { type Placed, placedIn, type Plantable, plantableKey } from '../rules/placing';

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const cellOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;

interface RotationMoves {
  /** Plots in the order of the table's lines. */
  readonly ordered: readonly RotationPlot[];
  readonly columns: readonly SeasonColumn[];
  readonly entries: readonly RotationEntry[];
  readonly crops: readonly Plantable[];
  readonly onOpen: (plot: RotationPlot, column: SeasonColumn) => void;
  /** Puts it there, or says why that cannot be. */
  readonly onPlace: (placed: Placed, plot: RotationPlot, column: SeasonColumn) => void;
}

/** What is planned is dragged to another cell, moved there by Shift and an arrow key, or put there from the palette. */
export function useRotationMoves({ ordered, columns, entries, crops, onOpen, onPlace }: RotationMoves) {
  const { t } = useTranslation('agricultureRotation');
  const [armed, setArmed] = useState<string | null>(null);
  const placeOf = (cell: string) => {
    const [row = -1, at = -1] = cell.split(':').map(Number);
    const [plot, column] = [ordered[row], columns[at]];
    return plot && column ? { plot, column } : null;
  };
  const fromPalette = (key: string): Placed | null => {
    const what = crops.find((one) => plantableKey(one) === key);
    return what ? { what, entry: null } : null;
  };
  const carried = (source: string): Placed | null => {
    const [kind, ...rest] = source.split(':');
    if (kind === 'palette') return fromPalette(rest.join(':'));
    const entry = entries.find(({ id }) => String(id) === rest[0]);
    return entry ? { what: entry, entry } : null;
  };
  const put = (placed: Placed | null, cell: string) => {
    const place = placeOf(cell);
    if (!place || !placed) return;
    const { entry } = placed;
    const { plot, column } = place;
    if (entry?.plotId === plot.id && entry.year === column.year && entry.season === column.season) return;
    onPlace(placed, plot, column);
  };
  const { ghost, handlers } = useRotationDrag({
    judge: (source, cell) => {
      const [placed, place] = [carried(source), placeOf(cell)];
      if (!placed || !place) return { fits: false, says: '' };
      const home = ordered.find(({ id }) => id === placed.entry?.plotId);
      const found = placedIn(placed, place.plot, place.column, entries, home);
      const where = t('cell', { plot: place.plot.name, column: columnText(t, place.column) });
      return found?.refusal
        ? { fits: false, says: refusalText(t, found.refusal, place.plot, place.column) }
        : { fits: true, says: `${nameOf(t, placed.what)} → ${where}` };
    },
    onDrop: (source, cell) => put(carried(source), cell),
  });
  const keyed = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === 'Escape') setArmed(null);
    const step = STEPS[event.key];
    const cell = cellOf(event.target);
    if (!step || cell === undefined) return;
    const [row = 0, column = 0] = cell.split(':').map(Number);
    const target = `${row + step[0]}:${column + step[1]}`;
    event.preventDefault();
    const place = placeOf(cell);
    if (event.shiftKey && place) {
      const own = entries.find(
        (one: RotationEntry) =>
          one.plotId === place.plot.id &&
          one.year === place.column.year &&
          one.season === place.column.season &&
          one.state === 'PLANNED',
      );
      if (own && placeOf(target)) put({ what: own, entry: own }, target);
      else return;
    }
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${target}"]`)?.focus();
  };
  const pressed = (event: MouseEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    const place = cell === undefined ? null : placeOf(cell);
    if (cell === undefined || !place) return;
    if (armed === null) onOpen(place.plot, place.column);
    else put(fromPalette(armed), cell);
  };
  return { armed, setArmed, ghost, handlers, keyed, pressed };
}
