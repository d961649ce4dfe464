import AddOutlined from '@mui/icons-material/AddOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { formatNumber } from '@/platform/format/number';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { OptionsFailed } from '@/platform/forms/OptionsFailed';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { emptyEntry, type RegistrationEntry } from '../../rules/costCenterValues';
import { registrationFault, registrationPool, type UsedRegistration } from '../../rules/registrations';
import { useEntryTotals } from './useEntryTotals';

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2.2fr) repeat(3, minmax(0, 1fr)) auto',
  gap: '4px 12px',
  alignItems: 'start',
  paddingTop: 8,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
    '& > :last-child': { gridColumn: '1 / -1', justifySelf: 'start' },
  },
  '& > :last-child': { marginTop: 2 },
}));

interface RegistrationEntryLineProps {
  /** Name of the entry in the form. */
  readonly name: string;
  readonly rows: readonly UsedRegistration[];
  readonly saved: readonly UsedRegistration[];
  /** Useful and common area together. */
  readonly area: number;
  readonly required: boolean;
  readonly onAdd: (row: UsedRegistration) => void;
}

/** Picks a registration, shows what is left of it, and adds the part that is used. */
export function RegistrationEntryLine(props: RegistrationEntryLineProps) {
  const { name, rows, saved, area, required, onAdd } = props;
  const { t } = useTranslation('map');
  const { setValue, setError, clearErrors } = useFormContext();
  const entry = useWatch<Record<string, RegistrationEntry>, string>({ name });
  const registrations = useLookup('realEstates', undefined);
  const totals = useEntryTotals(name, saved);
  const [added, setAdded] = useState(0);
  const options = registrationPool(registrations.options, rows, saved);
  const ready = entry.realEstatePatrimonyId !== null && entry.used !== null && entry.remainder !== null;

  const add = () => {
    const { realEstatePatrimonyId, used, remainder } = entry;
    if (realEstatePatrimonyId === null || used === null || remainder === null) return;
    const fault = registrationFault({ realEstatePatrimonyId, used, remainder, area, rows });
    if (fault) {
      const field = fault === 'repeated' ? 'realEstatePatrimonyId' : 'used';
      const hectares = formatNumber(fault === 'aboveRemainder' ? remainder : area);
      const message = { key: 'invalid', says: `map:registrations.fault.${fault}`, values: { hectares } };
      // Messages are put into words where they are shown, so that a change of language reaches them.
      setError(
        `${name}.${field}`,
        { type: fault, message: message as unknown as string },
        { shouldFocus: true },
      );
      return;
    }
    const before = saved.find((row) => row.realEstatePatrimonyId === realEstatePatrimonyId);
    const option = options.find(({ id }) => id === realEstatePatrimonyId);
    onAdd({
      id: before?.id ?? 0,
      realEstatePatrimonyId,
      name: option?.name ?? before?.name ?? '',
      apportionedAreaSize: used,
    });
    clearErrors(name);
    setValue(name, emptyEntry, { shouldDirty: true });
    setAdded((count) => count + 1);
  };
  return (
    <Line>
      <AutocompleteField
        key={added}
        name={`${name}.realEstatePatrimonyId`}
        label={t('registrations.registration')}
        required={required}
        {...registrations}
        options={options}
        helper={totals.failed ? <OptionsFailed onRetry={totals.retry} /> : undefined}
        onChanged={() => clearErrors(name)}
      />
      <NumberField
        name={`${name}.total`}
        label={t('registrations.total')}
        unit="ha"
        readOnly
        required={required}
      />
      <NumberField
        name={`${name}.remainder`}
        label={t('registrations.remainder')}
        unit="ha"
        readOnly
        required={required}
      />
      <NumberField
        name={`${name}.used`}
        label={t('registrations.used')}
        unit="ha"
        required={required}
        onChanged={() => clearErrors(`${name}.used`)}
      />
      <LoadingButton
        variant="outlined"
        startIcon={<AddOutlined />}
        busy={totals.loading}
        disabledReason={ready ? undefined : t('registrations.addWhen')}
        onClick={add}
      >
        {t('registrations.add')}
      </LoadingButton>
    </Line>
  );
}
