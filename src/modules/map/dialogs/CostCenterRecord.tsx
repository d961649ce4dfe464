import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Register } from '@/families/register/defineRegister';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { formatNumber } from '@/platform/format/number';
import { DialogForm } from '@/platform/forms/DialogForm';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import type { FormSchema } from '@/platform/forms/formSchema';
import { type FormInput, useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import { RecordBody } from '../components/RecordBody';
import type { Business } from '../components/useFarmActivity';
import { savingCostCenter } from '../mapSlice';
import type { CostCenterValues } from '../rules/costCenterValues';
import { totalArea } from '../rules/areas';
import { coversLess, usedArea } from '../rules/registrations';
import { CostCenterFields } from './CostCenterFields';
import type { CostCenter, CostCenterRow } from '../mapWire';

/**
 * 'Deseja salvar?': registrations that cover less than the area may be meant so, or be forgotten ones. Answers
 * whether to go on.
 */
async function confirmLower(values: CostCenterValues, t: TFunction<'map'>): Promise<boolean> {
  const area = totalArea(values.usefulAreaSize, values.commonAreaSize);
  if (values.measurementType !== 'AREA' || !coversLess(values.farmRealEstates, area)) return true;
  return confirm({
    title: t('costCenter.lower.title'),
    body: t('costCenter.lower.body', {
      sum: formatNumber(usedArea(values.farmRealEstates)),
      area: formatNumber(area),
    }),
    confirmLabel: t('costCenter.lower.confirm'),
  });
}

export interface CostCenterDialogProps {
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

/** What tells the records of one register of cost centers from those of another. */
export interface CostCenterKind<Values extends CostCenterValues> {
  readonly register: Pick<Register<CostCenterRow, CostCenter, Values>, 'name' | 'resource'>;
  /** Name of its drafts. */
  readonly draft: string;
  readonly schema: () => Promise<FormSchema<Values>>;
  readonly empty: Values;
  readonly copy: (center: CostCenter) => Values;
  readonly toValues: (center: CostCenter) => Values;
  /** Activities to choose from; all without it. */
  readonly business?: Business;
}

interface CostCenterRecordProps<Values extends CostCenterValues> extends CostCenterDialogProps {
  readonly kind: CostCenterKind<Values>;
  /** Fields of this kind alone. */
  readonly children?: ReactNode;
}

/** The dialog of a cost center of any kind: an empty form, a copy, or a record that is changed. */
export function CostCenterRecord<Values extends CostCenterValues>(props: CostCenterRecordProps<Values>) {
  const { kind, costCenterId, copyOf = null, onClose } = props;
  const { text } = useRegisterTexts({ module: 'map', name: kind.register.name });
  const title = text(costCenterId === null ? 'new' : 'edit');
  const loaded = costCenterId ?? copyOf;
  return (
    <DialogFrame title={title} size="l" onClose={onClose}>
      {loaded === null ? (
        <RecordForm {...props} title={title} initial={kind.empty} center={null} />
      ) : (
        <RecordBody records={kind.register.resource} id={loaded}>
          {(center) =>
            costCenterId === null ? (
              <RecordForm {...props} title={title} initial={kind.copy(center)} center={null} />
            ) : (
              <RecordForm {...props} title={title} initial={kind.toValues(center)} center={center} />
            )
          }
        </RecordBody>
      )}
    </DialogFrame>
  );
}

interface RecordFormProps<Values extends CostCenterValues> extends CostCenterRecordProps<Values> {
  readonly title: string;
  readonly initial: Values;
  /** The record that is changed. */
  readonly center: CostCenter | null;
}

function RecordForm<Values extends CostCenterValues>(props: RecordFormProps<Values>) {
  const { kind, costCenterId, title, initial, center, guardParams = [], onClose, onSaved } = props;
  const { t } = useTranslation('map');
  const dispatch = useAppDispatch();
  const form = useAppForm<Values>({
    schema: kind.schema,
    defaultValues: initial as FormInput<Values>,
    draft: { key: `${kind.draft}:${costCenterId ?? 'novo'}` },
    guardParams,
  });
  async function save(values: Values) {
    // Going back to the form is no failure and saves nothing.
    if (!(await confirmLower(values, t))) throw { kind: 'cancelled' };
    const saved = await dispatch(
      savingCostCenter(() => dispatch(kind.register.resource.save({ values, id: costCenterId }))),
    );
    toast({ tone: 'success', text: t('costCenter.saved') });
    onSaved(saved);
  }
  return (
    <DialogForm
      form={form}
      label={title}
      onSubmit={save}
      onClose={onClose}
      disabledReason={props.readOnlyReason}
    >
      <CostCenterFields center={center} business={kind.business}>
        {props.children}
      </CostCenterFields>
    </DialogForm>
  );
}
