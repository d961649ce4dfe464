import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '@/platform/react/useStable';
import { confirm } from '@/platform/ui/confirm';
import type { PropertyMap } from '../../propertyMap';
import { plotGeometry } from '../../rules/mapTree';
import type { DrawController } from '../input/controller';
import type { Drawing, DrawTarget } from '../model/drawing';
import { type DrawSession, isUnsaved } from '../model/session';
import { bringIn } from '../bringIn';
import { useDrawState } from './useDrawState';
import { type DrawingDraft, forgetDrawing } from './drawingDraft';

/** A new plot on the farm that is chosen, or on the only one. */
function newTarget({ selection, land }: PropertyMap): DrawTarget {
  const [only, ...others] = land.tree.farms;
  const farm = selection.farm ?? (others.length === 0 ? only : undefined);
  return { kind: 'new', farmId: farm?.farm.id ?? null, fieldId: selection.field?.field.id ?? null };
}

/** The plot that is chosen beside the map, or a new one on the farm that is chosen. */
function wantedTarget(map: PropertyMap): DrawTarget {
  const { plot } = map.selection;
  return plot ? { kind: 'plot', plotId: plot.plot.id } : newTarget(map);
}

const isSame = (a: DrawTarget | null, b: DrawTarget) => JSON.stringify(a) === JSON.stringify(b);

interface TargetOptions {
  readonly map: PropertyMap;
  readonly session: DrawSession;
  readonly controller: DrawController;
  readonly nameOf: (target: DrawTarget) => string;
  /** Taken up before anything else. */
  readonly draft: DrawingDraft | null;
  /** Begins with a new plot at once. */
  readonly fresh: boolean;
}

/** Asks before an unsaved drawing is given up; true when there is nothing to lose, or it may be lost. */
function useMayLeave(session: DrawSession, nameOf: (target: DrawTarget) => string) {
  const { t } = useTranslation('mapDrawing');
  return async (): Promise<boolean> => {
    const state = session.get();
    if (state.target === null || !isUnsaved(state)) return true;
    const agreed = await confirm({
      title: t('switch.title'),
      body: t('switch.body', { name: nameOf(state.target) }),
      confirmLabel: t('switch.discard'),
      cancelLabel: t('switch.stay'),
      danger: true,
    });
    if (agreed) await forgetDrawing();
    return agreed;
  };
}

/**
 * Keeps the drawing on what is chosen on the map or in the panel, and asks before an unsaved one is given up for it.
 * Answers a function that begins a new plot.
 */
export function useTarget({ map, session, controller, nameOf, draft, fresh }: TargetOptions): () => void {
  const resumed = useRef(draft);
  const begins = useRef(fresh);
  const asking = useRef(false);

  /** The map stays where somebody wants to draw. */
  const choose = (target: DrawTarget) => {
    const still = { still: true };
    if (target.kind === 'plot') map.go({ kind: 'plot', id: target.plotId }, still);
    else if (target.fieldId !== null) map.go({ kind: 'field', id: target.fieldId }, still);
    else map.go(target.farmId === null ? null : { kind: 'farm', id: target.farmId }, still);
  };
  /** Back to what is being drawn, from something else that was chosen. */
  const stay = (target: DrawTarget) => {
    choose(target);
    bringIn(map.engine, session.get().history.present.rings);
  };
  const open = (target: DrawTarget, present?: Drawing) => {
    const plot = target.kind === 'plot' ? map.land.tree.plotOf.get(target.plotId)?.plot : undefined;
    const geometry = plot ? plotGeometry(plot) : [];
    session.open(target, geometry ?? [], present);
    const drawn = (present?.rings ?? geometry ?? []).length > 0;
    controller.setMode(drawn ? 'edit' : 'select');
    if (drawn) bringIn(map.engine, present?.rings ?? geometry ?? []);
    if (present) session.set({ note: 'restored' });
    else if (geometry === null) session.set({ note: 'unreadable' });
  };
  const mayLeave = useMayLeave(session, nameOf);
  const resume = ({ target, drawing }: DrawingDraft) => {
    const isGone = target.kind === 'plot' && !map.land.tree.plotOf.has(target.plotId);
    const found: DrawTarget = isGone ? { kind: 'new', farmId: null, fieldId: null } : target;
    open(found, drawing);
    if (!isSame(found, wantedTarget(map))) choose(found);
  };

  const settle = useEffectEvent((agreed: boolean) => {
    const wanted = wantedTarget(map);
    const { target } = session.get();
    if (isSame(target, wanted)) return;
    if (!agreed) return target ? stay(target) : undefined;
    open(wanted);
    if (begins.current && wanted.kind === 'new') controller.setMode('polygon');
    begins.current = false;
  });
  const follow = useEffectEvent(async () => {
    if (!map.land.known) return;
    const wanted = wantedTarget(map);
    const { target } = session.get();
    if (resumed.current) {
      const kept = resumed.current;
      resumed.current = null;
      return resume(kept);
    }
    if (isSame(target, wanted)) return;
    // A new plot may still be given another home.
    if (target?.kind === 'new' && wanted.kind === 'new' && isUnsaved(session.get())) {
      return session.set({ target: wanted });
    }
    // One question at a time; its answer is for what is chosen by then.
    if (asking.current) return;
    asking.current = true;
    const agreed = await mayLeave();
    asking.current = false;
    settle(agreed);
  });
  const wanted = JSON.stringify(wantedTarget(map));
  const { known } = map.land;
  // Once saved nothing is open, though what is chosen may be what was chosen before.
  const closed = useDrawState(session, ({ target }) => target === null);
  useEffect(() => {
    void follow();
  }, [wanted, known, closed]);

  return useStable(() => {
    void mayLeave().then((agreed) => {
      if (!agreed) return;
      const target = newTarget(map);
      open(target);
      choose(target);
      controller.setMode('polygon');
    });
  });
}
