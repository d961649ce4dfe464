import { useTranslation } from 'react-i18next';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { DialogForm } from '@/platform/forms/DialogForm';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { toast } from '@/platform/ui/toast';
import { RecordBody } from '../components/RecordBody';
import type { CostCenter } from '../mapSchemas';
import { costCenterSaved } from '../mapSlice';
import { costCenters } from '../registers/costCenters';
import {
  copyOfCostCenter,
  type CostCenterValues,
  emptyCostCenter,
  toCostCenterValues,
} from '../rules/costCenterValues';
import { confirmLower } from './confirmLower';
import { CostCenterFields } from './CostCenterFields';

interface CostCenterDialogProps {
  /** Null registers a new one. */
  readonly costCenterId: RowId | null;
  readonly copyOf?: RowId | null;
  readonly readOnlyReason?: string | undefined;
  /** Parameters of the address that the dialog stands on. */
  readonly guardParams?: readonly string[];
  readonly onClose: () => void;
  /** The cost center as it was saved; the list of farms shows it already. */
  readonly onSaved: (saved: CostCenter) => void;
}

/** 'Editar centro de custo', or a new one outside the map. */
export function CostCenterDialog(props: CostCenterDialogProps) {
  const { costCenterId, copyOf = null, onClose } = props;
  const { text } = useRegisterTexts({ module: 'map', name: 'costCenters' });
  const title = text(costCenterId === null ? 'new' : 'edit');
  const loaded = costCenterId ?? copyOf;
  return (
    <DialogFrame title={title} size="l" onClose={onClose}>
      {loaded === null ? (
        <CostCenterForm {...props} title={title} initial={emptyCostCenter} center={null} />
      ) : (
        <RecordBody records={costCenters.resource} id={loaded}>
          {(center) =>
            costCenterId === null ? (
              <CostCenterForm {...props} title={title} initial={copyOfCostCenter(center)} center={null} />
            ) : (
              <CostCenterForm {...props} title={title} initial={toCostCenterValues(center)} center={center} />
            )
          }
        </RecordBody>
      )}
    </DialogFrame>
  );
}

interface CostCenterFormProps extends CostCenterDialogProps {
  readonly title: string;
  readonly initial: CostCenterValues;
  /** The record that is changed. */
  readonly center: CostCenter | null;
}

function CostCenterForm(props: CostCenterFormProps) {
  const { costCenterId, title, initial, center, guardParams = [], readOnlyReason, onClose, onSaved } = props;
  const { t } = useTranslation('map');
  const dispatch = useAppDispatch();
  const form = useAppForm<CostCenterValues>({
    schema: () => import('./schemas/costCenterFormSchema').then((file) => file.costCenterFormSchema),
    defaultValues: initial,
    draft: { key: `map.costCenter:${costCenterId ?? 'novo'}` },
    guardParams,
  });

  async function save(values: CostCenterValues) {
    // Going back to the form is no failure and saves nothing.
    if (!(await confirmLower(values, t))) throw { kind: 'cancelled' };
    const saved = (await dispatch(
      costCenters.resource.save({ values, id: costCenterId }),
    ).unwrap()) as CostCenter;
    dispatch(costCenterSaved(saved));
    toast({ tone: 'success', text: t('costCenter.saved') });
    onSaved(saved);
  }
  return (
    <DialogForm form={form} label={title} onSubmit={save} onClose={onClose} disabledReason={readOnlyReason}>
      <CostCenterFields center={center} />
    </DialogForm>
  );
}
