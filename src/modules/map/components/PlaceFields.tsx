import AddOutlined from '@mui/icons-material/AddOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { useDependent } from '@/platform/forms/useDependent';
import { IconAction } from '@/platform/ui/IconAction';
import { CommunityDialog } from '../dialogs/CommunityDialog';
import { optional } from './optional';

const WithAction = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 4,
  '& > .MuiIconButton-root': { marginTop: 2 },
});

interface PlaceFieldsProps {
  /** What stands before the fields' names: `farmActivityField.` */
  readonly prefix?: string;
  readonly label: (name: string) => string;
  readonly readOnly?: boolean;
}

/** State, city and rural community, each hanging on the one before. */
export function PlaceFields({ prefix = '', label, readOnly = false }: PlaceFieldsProps) {
  const { t } = useTranslation('map');
  const { setValue } = useFormContext();
  const [stateName, cityName, communityName] = [
    `${prefix}stateId`,
    `${prefix}cityId`,
    `${prefix}communityId`,
  ];
  const [stateId, cityId] = useWatch<Record<string, number | null>, [string, string]>({
    name: [stateName, cityName],
  });
  const states = useLookup('states', undefined);
  const cities = useLookup('cities', stateId == null ? null : { stateId });
  const communities = useLookup('communities', cityId == null ? null : { cityId });
  const [adding, setAdding] = useState(false);
  useDependent({ on: stateName, clears: [cityName, communityName] });
  useDependent({ on: cityName, clears: [communityName] });
  return (
    <>
      <AutocompleteField name={stateName} label={label('stateId')} required readOnly={readOnly} {...states} />
      <AutocompleteField
        name={cityName}
        label={label('cityId')}
        required
        readOnly={readOnly}
        {...cities}
        disabledReason={optional(stateId == null, t('forms.chooseState'))}
      />
      <WithAction>
        <SelectField
          name={communityName}
          label={label('communityId')}
          required
          readOnly={readOnly}
          lockSingle={!readOnly}
          {...communities}
          disabledReason={optional(cityId == null, t('forms.chooseCity'))}
        />
        <IconAction
          label={t('forms.newCommunity')}
          icon={<AddOutlined />}
          disabledReason={optional(readOnly, t('forms.readOnly'))}
          onClick={() => setAdding(true)}
        />
      </WithAction>
      {adding && (
        <CommunityDialog
          communityId={null}
          place={{ stateId: stateId ?? null, cityId: cityId ?? null }}
          onClose={() => setAdding(false)}
          onSaved={(saved) => {
            setAdding(false);
            setValue(stateName, saved.stateId, { shouldDirty: true });
            setValue(cityName, saved.cityId, { shouldDirty: true });
            setValue(communityName, saved.id, { shouldDirty: true, shouldValidate: true });
          }}
        />
      )}
    </>
  );
}
