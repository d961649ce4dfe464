import { costCenters } from '../registers/costCenters';
import {
  copyOfCostCenter,
  type CostCenterValues,
  emptyCostCenter,
  toCostCenterValues,
} from '../rules/costCenterValues';
import { type CostCenterDialogProps, type CostCenterKind, CostCenterRecord } from './CostCenterRecord';

const kind: CostCenterKind<CostCenterValues> = {
  register: costCenters,
  draft: 'map.costCenter',
  schema: () => import('./schemas/costCenterFormSchema').then((file) => file.costCenterFormSchema),
  empty: emptyCostCenter,
  copy: copyOfCostCenter,
  toValues: toCostCenterValues,
};

/** 'Editar centro de custo', or a new one outside the map. */
export function CostCenterDialog(props: CostCenterDialogProps) {
  return <CostCenterRecord {...props} kind={kind} />;
}
