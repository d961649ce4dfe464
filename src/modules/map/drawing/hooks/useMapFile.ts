import { useEffect, useRef, useState } from 'react';
import { checkMapFile, type FileRefusal, type LeftOut } from '@/platform/geo/exchange/mapFile';
import { type ReviewLine, reviewImport } from '@/platform/geo/exchange/importReview';
import type { PlotIndex } from '@/platform/geo/plotIndex';
import { asAppError } from '@/platform/http/appError';
import { plotService } from '../../mapService';

export type MapFileState =
  | { readonly step: 'waiting' }
  | { readonly step: 'reading'; readonly name: string }
  | { readonly step: 'refused'; readonly name: string; readonly reason: FileRefusal }
  /** The server could not convert it; `message` when it says why. */
  | { readonly step: 'failed'; readonly message: string | null }
  | {
      readonly step: 'review';
      readonly name: string;
      readonly lines: readonly ReviewLine[];
      readonly leftOut: readonly LeftOut[];
      readonly skipped: number;
      readonly links: number;
      readonly empty: number;
      readonly closedLines: number;
      /** The file itself, to be read the other way round. */
      readonly file: File;
      readonly swapped: boolean;
      /** Outlines and holes that were sent, and how many came back. */
      readonly rings: { readonly sent: number; readonly found: number };
    };

/** Reads a map file: looked into here, converted by the server, laid out for review. One at a time, the latest. */
export function useMapFile(plots: PlotIndex) {
  const [state, setState] = useState<MapFileState>({ step: 'waiting' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (file: File, swapped = false) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const { name } = file;
    const show = (next: MapFileState) => {
      if (!abort.signal.aborted) setState(next);
    };
    show({ step: 'reading', name });
    const check = await checkMapFile(file, swapped);
    if (!check.ok) return show({ step: 'refused', name, reason: check.reason });
    try {
      const paths = await plotService.convert(check.file, check.kind, abort.signal);
      const { leftOut, skipped, links, numbers, empty, closedLines } = check;
      const outlines = paths.filter(({ type }) => type !== 'REMOVE').length;
      const lines = reviewImport(
        paths.map((one) => ({ ...one, type: one.type === 'REMOVE' ? 'REMOVE' : 'ADD' })),
        plots,
        outlines === numbers.length ? numbers : [],
      );
      const rings = { sent: check.rings, found: paths.length };
      const noted = { leftOut, skipped, links, empty, closedLines };
      show({ step: 'review', name, lines, ...noted, rings, file, swapped });
    } catch (thrown) {
      const error = asAppError(thrown);
      show({ step: 'failed', message: error.kind === 'validation' ? (error.message ?? null) : null });
    }
  };
  return { state, read };
}
