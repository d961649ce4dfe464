import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityDescriptor } from '../activityTypes';
import { useActivityWords } from './words';

/** The fields of a line of production with what they are called, in the order of the form. */
export function useLineFields(activity: ActivityDescriptor, unit: string | null) {
  const { t } = useTranslation('activity');
  const { unitName, quantityName } = useActivityWords();
  return useMemo(
    () => [
      { key: 'productName', label: t('fields.product') },
      { key: 'centerId', label: t('fields.center') },
      { key: 'main', label: t('fields.main') },
      ...activity.quantities.map(({ name }) => ({ key: `quantities.${name}`, label: quantityName(name) })),
      { key: 'unit', label: t('fields.unit') },
      { key: 'price', label: t('fields.price', { unit: unitName(unit) }) },
      { key: 'total', label: t('fields.total') },
      { key: 'spread', label: t('fields.received') },
      ...(activity.storage ? [{ key: 'storage', label: t('fields.storage') }] : []),
      ...(activity.plots ? [{ key: 'plots', label: t('fields.plots') }] : []),
    ],
    [activity, unit, t, unitName, quantityName],
  );
}
