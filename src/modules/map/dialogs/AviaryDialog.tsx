import { invalidate } from '@/platform/store/tags';
import { useAppDispatch } from '@/platform/store/hooks';
import { aviaries } from '../registers/aviaries';
import { type AviaryValues, copyOfAviary, emptyAviary, toAviaryValues } from '../rules/aviaryValues';
import { AviarySection } from './AviarySection';
import { type CostCenterDialogProps, type CostCenterKind, CostCenterRecord } from './CostCenterRecord';

const kind: CostCenterKind<AviaryValues> = {
  register: aviaries,
  draft: 'map.aviary',
  schema: () => import('./schemas/aviaryFormSchema').then((file) => file.aviaryFormSchema),
  empty: emptyAviary,
  copy: copyOfAviary,
  toValues: toAviaryValues,
  business: 'POULTRY',
};

/** A poultry cost center together with its house. */
export function AviaryDialog({ onSaved, ...props }: CostCenterDialogProps) {
  const dispatch = useAppDispatch();
  return (
    <CostCenterRecord
      {...props}
      kind={kind}
      onSaved={(saved) => {
        dispatch(invalidate(['aviaries']));
        onSaved(saved);
      }}
    >
      <AviarySection />
    </CostCenterRecord>
  );
}
