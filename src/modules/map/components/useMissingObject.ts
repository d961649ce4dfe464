import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@/platform/ui/toast';
import type { PropertyMap } from '../propertyMap';
import { isSameRef, type MapSelection, type ObjectRef } from '../rules/mapSelection';
import type { PropertyTree } from './usePropertyTree';

/** An address that names something that is not on the map says so, and the map opens without it. */
export function useMissingObject(
  land: PropertyTree,
  selection: MapSelection,
  go: PropertyMap['go'],
  leaving: RefObject<ObjectRef | null>,
): void {
  const { t } = useTranslation('map');
  const lost = land.status === 'ready' && selection.missing;
  const notify = useEffectEvent(() => {
    // The action that deletes it here says so, and chooses what comes next.
    if (leaving.current !== null && isSameRef(leaving.current, selection.named)) return;
    toast({ tone: 'warning', text: t('property.missing') });
    go(null);
  });
  useEffect(() => {
    if (lost) notify();
  }, [lost]);
}
