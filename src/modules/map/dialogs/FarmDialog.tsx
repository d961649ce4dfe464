import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { invalidate } from '@/platform/store/tags';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { DialogForm } from '@/platform/forms/DialogForm';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import { useAppForm } from '@/platform/forms/useAppForm';
import { href } from '@/platform/routing/href';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import { GrainStorageSteps } from '../components/GrainStorageSteps';
import { RecordBody } from '../components/RecordBody';
import { properties } from '../registers/properties';
import { emptyFarm, type FarmValues, GRAIN_STORAGE, toFarmValues } from '../rules/farmValues';
import { FarmFields } from './FarmFields';
import type { Farm } from '@/domain/land/landWire';

interface FarmDialogProps {
  /** Null registers a new property. */
  readonly farmId: RowId | null;
  /** A new one starts as a copy of this. */
  readonly copyOf?: RowId | null;
  readonly readOnlyReason?: string | undefined;
  /** Parameters of the address that the dialog stands on. */
  readonly guardParams?: readonly string[];
  readonly onClose: () => void;
  /** The property as it was saved; the dialog is still there and wants closing. */
  readonly onSaved: (saved: Farm) => void;
}

/** 'Cadastro de propriedade': registers a property or changes one. */
export function FarmDialog(props: FarmDialogProps) {
  const { farmId, copyOf = null, onClose } = props;
  const { text } = useRegisterTexts({ module: 'map', name: 'properties' });
  const loaded = farmId ?? copyOf;
  return (
    <DialogFrame title={text('edit')} size="l" onClose={onClose}>
      {loaded === null ? (
        <FarmForm {...props} initial={emptyFarm} />
      ) : (
        <RecordBody records={properties.resource} id={loaded}>
          {(farm) => {
            const values = toFarmValues(farm);
            // There is one main property.
            const initial = farmId === null ? { ...values, isMainFarm: false } : values;
            return <FarmForm {...props} initial={initial} />;
          }}
        </RecordBody>
      )}
    </DialogFrame>
  );
}

function FarmForm(props: FarmDialogProps & { readonly initial: FarmValues }) {
  const { farmId, initial, guardParams = [], readOnlyReason, onClose, onSaved } = props;
  const { t } = useTranslation('map');
  const { t: tRegister } = useTranslation('register');
  const { text } = useRegisterTexts({ module: 'map', name: 'properties' });
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const form = useAppForm<FarmValues>({
    schema: () => import('./schemas/farmFormSchema').then((file) => file.farmFormSchema),
    defaultValues: initial,
    draft: { key: `map.farm:${farmId ?? 'novo'}` },
    guardParams,
  });

  async function guide(): Promise<void> {
    const now = await confirm({
      title: t('farm.storage.title'),
      body: <GrainStorageSteps />,
      confirmLabel: t('farm.storage.open'),
      cancelLabel: t('farm.storage.later'),
    });
    if (now) await navigate(href('mapPropertyConfiguration', { id: 'centros-de-custo' }));
  }

  async function save(values: FarmValues) {
    const saved = await dispatch(properties.resource.save({ values, id: farmId }));
    dispatch(invalidate(['farms', 'farmActivities', 'farmActivitiesByFilter']));
    toast({ tone: 'success', text: tRegister('form.saved') });
    onSaved(saved as Farm);
    if (farmId === null && values.farmType === GRAIN_STORAGE) void guide();
  }
  return (
    <DialogForm
      form={form}
      label={text('edit')}
      onSubmit={save}
      onClose={onClose}
      disabledReason={readOnlyReason}
    >
      <FarmFields />
    </DialogForm>
  );
}
