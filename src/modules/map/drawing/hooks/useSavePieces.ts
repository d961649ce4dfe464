import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hectaresOf, settled } from '@/platform/geo/measure';
import { writePolygonArea } from '@/platform/geo/polygonArea';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import type { TreeFarm } from '../../rules/mapTree';
import { costCenterService, plotService } from '../../mapService';
import { savingPlot } from '../../mapSlice';
import { newPlotValues, toPlotBody } from '../../rules/plotValues';
import { useDrawing } from '../drawingContext';
import { EMPTY, type Piece } from '../model/drawing';
import { forgetDrawing } from './drawingDraft';

interface Common {
  readonly farm: TreeFarm;
  readonly fieldId: number;
  readonly soilType: number;
  readonly names: readonly string[];
}

/**
 * Saves all pieces of a drawing as plots of one cost center and one soil, one after the other. What the server refuses
 * stays in the drawing, to be saved by itself.
 */
export function useSavePieces(onDone: () => void) {
  const { t } = useTranslation('mapDrawing');
  const { map, session, controller } = useDrawing();
  const dispatch = useAppDispatch();
  /** How many were saved; null while nothing is. */
  const [progress, setProgress] = useState<number | null>(null);
  const stopped = useRef(false);

  const keepRest = (rest: readonly Piece[], farmId: number, fieldId: number) => {
    const [first, ...others] = rest;
    if (!first) {
      void forgetDrawing();
      session.close();
      controller.setMode('select');
      map.go({ kind: 'field', id: fieldId }, { still: true });
      return;
    }
    const drawing = { ...EMPTY, rings: first.area, name: first.name, spare: others };
    session.open({ kind: 'new', farmId, fieldId }, [], drawing);
    controller.setMode('edit');
  };

  const save = async (pieces: readonly Piece[], { farm, fieldId, soilType, names }: Common) => {
    stopped.current = false;
    setProgress(0);
    const rest: Piece[] = [];
    const reasons: string[] = [];
    let done = 0;
    try {
      const center = await costCenterService.get(fieldId, new AbortController().signal);
      for (const [at, piece] of pieces.entries()) {
        if (stopped.current) {
          rest.push(...pieces.slice(at));
          break;
        }
        const area = settled(piece.area);
        const values = {
          ...newPlotValues({ farm: farm.farm, center, drawn: hectaresOf(area) }),
          name: names[at] ?? '',
          soilType,
          polygonArea: writePolygonArea(area),
        };
        try {
          await dispatch(savingPlot(() => plotService.create(toPlotBody(values))));
          done += 1;
          setProgress(done);
        } catch (thrown) {
          const error = asAppError(thrown);
          rest.push({ ...piece, name: names[at] ?? piece.name });
          reasons.push(saidBy(error) ?? t('pieces.refused'));
          // Without a network, or once signed out, the others fail alike.
          stopped.current = error.kind !== 'validation';
        }
      }
    } catch (thrown) {
      rest.push(...pieces);
      reasons.push(saidBy(asAppError(thrown)) ?? t('pieces.refused'));
    }
    setProgress(null);
    if (done > 0) {
      toast({ tone: 'success', text: t('pieces.saved', { count: done }) });
      keepRest(rest, farm.farm.id, fieldId);
    }
    const [reason] = reasons;
    if (reason) toast({ tone: 'danger', text: t('pieces.left', { count: rest.length, reason }) });
    if (rest.length === 0 || done > 0) onDone();
  };
  return { save, progress, stop: () => (stopped.current = true) };
}
