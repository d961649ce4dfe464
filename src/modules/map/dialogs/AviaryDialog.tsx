import { useTranslation } from 'react-i18next';
import { lookupsForgotten } from '@/domain/lookups/lookupStore';
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
import { aviaries } from '../registers/aviaries';
import { type AviaryValues, copyOfAviary, emptyAviary, toAviaryValues } from '../rules/aviaryValues';
import { AviarySection } from './AviarySection';
import { confirmLower } from './confirmLower';
import { CostCenterFields } from './CostCenterFields';

interface AviaryDialogProps {
  /** Null registers a new one. */
  readonly costCenterId: RowId | null;
  readonly copyOf?: RowId | null;
  readonly readOnlyReason?: string | undefined;
  readonly guardParams?: readonly string[];
  readonly onClose: () => void;
  readonly onSaved: (saved: CostCenter) => void;
}

/** A poultry cost center together with its house. */
export function AviaryDialog(props: AviaryDialogProps) {
  const { costCenterId, copyOf = null, onClose } = props;
  const { text } = useRegisterTexts({ module: 'map', name: 'aviaries' });
  const title = text(costCenterId === null ? 'new' : 'edit');
  const loaded = costCenterId ?? copyOf;
  return (
    <DialogFrame title={title} size="l" onClose={onClose}>
      {loaded === null ? (
        <AviaryForm {...props} title={title} initial={emptyAviary} center={null} />
      ) : (
        <RecordBody records={aviaries.resource} id={loaded}>
          {(center) =>
            costCenterId === null ? (
              <AviaryForm {...props} title={title} initial={copyOfAviary(center)} center={null} />
            ) : (
              <AviaryForm {...props} title={title} initial={toAviaryValues(center)} center={center} />
            )
          }
        </RecordBody>
      )}
    </DialogFrame>
  );
}

interface AviaryFormProps extends AviaryDialogProps {
  readonly title: string;
  readonly initial: AviaryValues;
  readonly center: CostCenter | null;
}

function AviaryForm(props: AviaryFormProps) {
  const { costCenterId, title, initial, center, guardParams = [], readOnlyReason, onClose, onSaved } = props;
  const { t } = useTranslation('map');
  const dispatch = useAppDispatch();
  const form = useAppForm<AviaryValues>({
    schema: () => import('./schemas/aviaryFormSchema').then((file) => file.aviaryFormSchema),
    defaultValues: initial,
    draft: { key: `map.aviary:${costCenterId ?? 'novo'}` },
    guardParams,
  });
  async function save(values: AviaryValues) {
    if (!(await confirmLower(values, t))) throw { kind: 'cancelled' };
    const saved = (await dispatch(
      aviaries.resource.save({ values, id: costCenterId }),
    ).unwrap()) as CostCenter;
    dispatch(costCenterSaved(saved));
    dispatch(lookupsForgotten(['aviaries']));
    toast({ tone: 'success', text: t('costCenter.saved') });
    onSaved(saved);
  }
  return (
    <DialogForm form={form} label={title} onSubmit={save} onClose={onClose} disabledReason={readOnlyReason}>
      <CostCenterFields center={center} business="POULTRY">
        <AviarySection />
      </CostCenterFields>
    </DialogForm>
  );
}
