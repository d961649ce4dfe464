import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { removeRecord } from '@/families/register/recordChanges';
import { useAppDispatch } from '@/platform/store/hooks';
import { farmTree, removingPlot } from '../mapSlice';
import { usePropertyMap } from '../propertyMap';
import { costCenters } from '../registers/costCenters';
import { plots } from '../registers/plots';
import { isSameRef, type ObjectRef } from '../rules/mapSelection';

interface DeleteObjectProps {
  readonly target: ObjectRef;
  readonly onClose: () => void;
}

/** Asks before a property, a cost center or a plot is deleted, and deletes it. */
export function DeleteObject({ target, onClose }: DeleteObjectProps) {
  const { t } = useTranslation('map');
  const { t: tRegister } = useTranslation('register');
  const dispatch = useAppDispatch();
  const { land, selection, go, setLeaving } = usePropertyMap();
  const { tree } = land;

  /** What was chosen is gone: what it stood on is chosen. */
  const leave = (ref: ObjectRef | null) => {
    if (isSameRef(selection.ref, target)) go(ref);
  };
  const removal = () => {
    const { kind, id } = target;
    if (kind === 'farm') {
      const name = tree.farmOf.get(id)?.farm.name ?? '';
      return {
        confirmLabel: t('registers.properties.deleteLabel'),
        title: t('registers.properties.deleteTitle', { name }),
        body: t('registers.properties.deleteBody', { name }),
        remove: () => dispatch(farmTree.remove(id)),
        after: () => leave(null),
      };
    }
    if (kind === 'field') {
      const field = tree.fieldOf.get(id);
      const name = field?.field.name ?? '';
      return {
        confirmLabel: t('registers.costCenters.deleteLabel'),
        title: t('registers.costCenters.deleteTitle', { name }),
        body: t('registers.costCenters.deleteBody', { name }),
        remove: () => dispatch(costCenters.resource.remove(id)),
        after: () => {
          leave(field ? { kind: 'farm', id: field.farm.farm.id } : null);
          dispatch(farmTree.written());
        },
      };
    }
    const plot = tree.plotOf.get(id);
    const name = plot?.plot.name ?? '';
    return {
      confirmLabel: t('registers.plots.deleteLabel'),
      title: t('registers.plots.deleteTitle'),
      body: t('registers.plots.deleteBody', { name }),
      done: t('registers.plots.deleted'),
      remove: () => {
        const remove = () => dispatch(plots.resource.remove(id));
        return plot ? dispatch(removingPlot(plot.plot, remove)) : remove();
      },
      after: () => leave(plot ? { kind: 'farm', id: plot.farm.farm.id } : null),
    };
  };
  const ask = useEffectEvent(async () => {
    const { after, ...request } = removal();
    setLeaving(target);
    const gone = await removeRecord({ ...request, t: tRegister });
    onClose();
    if (gone) after();
    else setLeaving(null);
  });
  // Development mounts twice; the question is shown once.
  const prompted = useRef(false);
  useEffect(() => {
    if (prompted.current) return;
    prompted.current = true;
    void ask();
  }, []);
  return null;
}
