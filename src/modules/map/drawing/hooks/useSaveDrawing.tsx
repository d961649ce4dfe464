import { useTranslation } from 'react-i18next';
import { settled } from '@/platform/geo/measure';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { useAppDispatch } from '@/platform/store/hooks';
import { useStable } from '@/platform/react/useStable';
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import { plotService } from '../../mapService';
import { farmTree, removingPlot } from '../../mapSlice';
import type { PropertyMap } from '../../propertyMap';
import { useFindingText } from '../components/findingText';
import type { DrawController } from '../input/controller';
import type { Finding } from '../model/checks';
import { EMPTY } from '../model/drawing';
import { type DrawSession } from '../model/session';
import { removeEach } from '../model/removeEach';
import { forgetDrawing } from './drawingDraft';
import { refreshFindings } from './useFindings';
import type { FarmActivityFieldPolygon } from '@/domain/land/landWire';

const concernsDrawing = (finding: Finding) =>
  finding.kind !== 'morePieces' && (finding.kind !== 'pieceOverlap' || finding.other === null);

/** Saving: what stops it, what is confirmed before, the form, and what follows when it was saved. */
export function useSaveDrawing(map: PropertyMap, session: DrawSession, controller: DrawController) {
  const { t } = useTranslation('mapDrawing');
  const dispatch = useAppDispatch();
  const textOf = useFindingText();

  /** Plots merged into the saved one, on request. */
  const dropMerged = async (ids: readonly number[], saved: FarmActivityFieldPolygon) => {
    const plots = ids.flatMap((id) => map.land.tree.plotOf.get(id)?.plot ?? []);
    if (plots.length === 0) return;
    const names = plots.map(({ name }) => name).join(', ');
    const agreed = await confirm({
      title: t('merged.title'),
      body: t('merged.body', { count: plots.length, names, plot: saved.name }),
      confirmLabel: t('merged.confirm'),
      danger: true,
    });
    if (!agreed) return;
    const { done, kept } = await removeEach(plots, (plot) =>
      dispatch(removingPlot(plot, () => plotService.remove(plot.id))),
    );
    if (done.length > 0) toast({ tone: 'success', text: t('merged.done') });
    if (kept.length === 0) return;
    const reasons = kept.map(({ thrown }) => saidBy(asAppError(thrown)));
    const reason = reasons.find(Boolean);
    const text = t('merged.kept', {
      count: kept.length,
      names: kept.map(({ row }) => row.name).join(', '),
      plot: saved.name,
    });
    toast({ tone: 'danger', text: reason ? `${text} ${reason}` : text });
    // A refusal that did not get through may have been carried out: the list shows what is so.
    dispatch(farmTree.written());
  };

  const saved = (plot: FarmActivityFieldPolygon) => {
    const { spare, merged } = session.get().history.present;
    void forgetDrawing();
    const [next, ...others] = spare;
    // Neither the plot stays chosen nor its rings under the tools; what comes next belongs to the same cost center.
    map.go({ kind: 'field', id: plot.farmActivityFieldId }, { still: true });
    if (next) {
      const target = { kind: 'new', farmId: plot.farmId, fieldId: plot.farmActivityFieldId } as const;
      session.open(target, [], { ...EMPTY, rings: next.area, name: next.name, spare: others });
      controller.setMode('edit');
      session.set({ note: 'nextPiece' });
    } else {
      session.close();
      controller.setMode('select');
    }
    void dropMerged(merged, plot);
  };

  const openForm = () => {
    const { target, history } = session.get();
    const area = settled(history.present.rings);
    if (!target || area.length === 0) return;
    const plot = target.kind === 'plot' ? map.land.tree.plotOf.get(target.plotId)?.plot : undefined;
    const farmId = target.kind === 'new' ? target.farmId : (plot?.farmId ?? null);
    if (farmId === null) return;
    map.openDialog({
      kind: 'plot',
      id: plot?.id ?? null,
      farmId,
      fieldId: target.kind === 'new' ? target.fieldId : (plot?.farmActivityFieldId ?? null),
      area,
      ...(history.present.name ? { name: history.present.name } : {}),
      onSaved: saved,
    });
  };

  const save = async (): Promise<void> => {
    refreshFindings(session);
    // Overlaps of later pieces are confirmed when it is their turn.
    const findings = session.get().findings.filter(concernsDrawing);
    if (findings.some(({ stops }) => stops)) return session.set({ note: 'mend' });
    if (findings.length > 0) {
      const goes = await confirm({
        title: t('findings.saveTitle'),
        body: (
          <>
            {t('findings.saveBody')}
            <ul>
              {findings.map((finding) => (
                <li key={textOf(finding)}>{textOf(finding)}</li>
              ))}
            </ul>
          </>
        ),
        confirmLabel: t('findings.saveAnyway'),
        cancelLabel: t('findings.saveBack'),
      });
      if (!goes) return;
    }
    openForm();
  };
  return useStable(() => void save());
}
