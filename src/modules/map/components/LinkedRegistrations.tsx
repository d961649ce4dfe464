import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useItem } from '@/platform/store/useResource';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { costCenters } from '../registers/costCenters';
import { emptyEntry } from '../rules/costCenterValues';
import { linkedValues, type PlotValues } from '../rules/plotValues';
import { MeasurementField } from './MeasurementField';
import type { CostCenter } from '../mapWire';

interface LinkedRegistrationsProps {
  readonly costCenterId: number;
  readonly prefix: string;
  /** Another cost center decides the choice too, not only the list. */
  readonly fresh: boolean;
}

/** The registrations of the cost center that a plot belongs to; another one brings its own. */
export function LinkedRegistrations(props: LinkedRegistrationsProps) {
  const { costCenterId, prefix } = props;
  const [linkedTo, saved] = useWatch<PlotValues, ['linkedTo', 'savedRows']>({
    name: ['linkedTo', 'savedRows'],
  });
  if (linkedTo !== costCenterId) return <LinkLoader key={costCenterId} {...props} />;
  return <MeasurementField name={`${prefix}measurementType`} prefix={prefix} saved={saved} />;
}

function LinkLoader({ costCenterId, prefix, fresh }: LinkedRegistrationsProps) {
  const { setValue } = useFormContext();
  const { data, status, retry } = useItem(costCenters.resource, costCenterId);
  const center = status === 'ready' ? data : null;
  const take = useEffectEvent((loaded: CostCenter) => {
    const { measurementType, rows } = linkedValues(loaded);
    setValue('savedRows', rows);
    setValue(`${prefix}farmRealEstates`, rows);
    setValue(`${prefix}entry`, emptyEntry);
    if (fresh) setValue(`${prefix}measurementType`, measurementType);
    setValue('linkedTo', costCenterId);
  });
  useEffect(() => {
    if (center) take(center);
  }, [center]);
  if (status === 'failed') return <ErrorState onRetry={retry} />;
  return (
    <Loading>
      <SkeletonText />
    </Loading>
  );
}
