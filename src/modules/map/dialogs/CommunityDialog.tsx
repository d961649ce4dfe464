import { useTranslation } from 'react-i18next';
import { invalidate } from '@/platform/store/tags';
import { useLookup } from '@/domain/lookups/useLookup';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { DialogForm } from '@/platform/forms/DialogForm';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useDependent } from '@/platform/forms/useDependent';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { toast } from '@/platform/ui/toast';
import { useWatch } from 'react-hook-form';
import { optional } from '../components/optional';
import { RecordBody } from '../components/RecordBody';
import { communities } from '../registers/communities';
import type { CommunityValues } from '../mapSchemas';
import type { Community } from '../mapWire';

interface CommunityDialogProps {
  /** Null makes a new one. */
  readonly communityId: RowId | null;
  /** Where a new one lies, as far as it is known. */
  readonly place?: Pick<CommunityValues, 'stateId' | 'cityId'>;
  readonly onClose: () => void;
  readonly onSaved: (saved: Community) => void;
}

const NOWHERE = { stateId: null, cityId: null };
const schema = () => import('../mapSchemas').then((all) => all.communityFormSchema);

/** Registers a rural community, or changes one. */
export function CommunityDialog(props: CommunityDialogProps) {
  const { communityId, place = NOWHERE, onClose } = props;
  const { text } = useRegisterTexts({ module: 'map', name: 'communities' });
  const title = text(communityId === null ? 'new' : 'edit');
  return (
    <DialogFrame title={title} size="m" onClose={onClose}>
      {communityId === null ? (
        <CommunityForm {...props} initial={{ name: '', ...place }} title={title} />
      ) : (
        <RecordBody records={communities.resource} id={communityId}>
          {({ name, stateId, cityId }) => (
            <CommunityForm {...props} initial={{ name, stateId, cityId }} title={title} />
          )}
        </RecordBody>
      )}
    </DialogFrame>
  );
}

interface CommunityFormProps extends CommunityDialogProps {
  readonly initial: CommunityValues;
  readonly title: string;
}

function CommunityForm({ communityId, initial, title, onClose, onSaved }: CommunityFormProps) {
  const { t } = useTranslation('register');
  const dispatch = useAppDispatch();
  const form = useAppForm<CommunityValues>({
    schema,
    defaultValues: initial,
    draft: { key: `map.community:${communityId ?? 'novo'}` },
  });
  async function save(values: CommunityValues) {
    const saved = await dispatch(communities.resource.save({ values, id: communityId }));
    dispatch(invalidate(['communities']));
    toast({ tone: 'success', text: t('form.saved') });
    onSaved(saved as Community);
  }
  return (
    <DialogForm form={form} label={title} onSubmit={save} onClose={onClose}>
      <CommunityFields />
    </DialogForm>
  );
}

function CommunityFields() {
  const { t } = useTranslation('map');
  const { field } = useRegisterTexts({ module: 'map', name: 'communities' });
  const stateId = useWatch<CommunityValues, 'stateId'>({ name: 'stateId' });
  const states = useLookup('states', undefined);
  const cities = useLookup('cities', stateId === null ? null : { stateId });
  useDependent({ on: 'stateId', clears: ['cityId'] });
  return (
    <>
      <FieldGrid>
        <TextField name="name" label={field('name')} required autoFocus maxLength={100} />
      </FieldGrid>
      <FieldGrid>
        <AutocompleteField name="stateId" label={field('stateId')} required {...states} />
        <AutocompleteField
          name="cityId"
          label={field('cityId')}
          required
          {...cities}
          disabledReason={optional(stateId === null, t('forms.chooseState'))}
        />
      </FieldGrid>
    </>
  );
}
