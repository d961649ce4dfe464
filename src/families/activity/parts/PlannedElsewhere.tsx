import Alert from '@mui/material/Alert';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivity } from '../activityContext';
import type { ActivityValues } from '../activityValues';
import { type PlannedTwice, plannedElsewhere } from '../rules/plannedElsewhere';
import { usePlanValues } from './usePlanValues';

const Notes = memo(function Notes({ production }: Pick<ActivityValues, 'production'>) {
  const { t } = useTranslation('activity');
  const { centers, contracts } = useActivity();
  const others = contracts?.others;
  const twice = useMemo(() => plannedElsewhere(production, others ?? []), [production, others]);
  const nameOf = ({ centerId }: PlannedTwice) => centers.find(({ id }) => id === centerId)?.name ?? '';
  return twice.map((one) => (
    <Alert key={`${one.centerId} ${one.productName} ${one.title}`} severity="warning" sx={{ mt: 1 }}>
      {t('production.elsewhere', { product: one.productName, center: nameOf(one), title: one.title })}
    </Alert>
  ));
});

/** Says that another planning of the crop year has the same product in the same center: both would count. */
export function PlannedElsewhere() {
  const { production } = usePlanValues();
  return <Notes production={production} />;
}
