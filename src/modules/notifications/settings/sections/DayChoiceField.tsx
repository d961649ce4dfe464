import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import { DAY_CHOICES, type DayChoice } from '../rules/options';
import { Under } from './ToggleGroup';

interface DayChoiceFieldProps {
  /** The switch, and the choice that belongs to it. */
  parent: string;
  name: string;
  label: string;
  /** Under each other, where there is little room. */
  column?: boolean;
}

/** Something planned: whether it sends a notification, and how long before. */
export function DayChoiceField({ parent, name, label, column = false }: DayChoiceFieldProps) {
  const { t } = useTranslation('notifications');
  const { getValues, setValue } = useFormContext();
  const on = useWatch<Record<string, boolean>>({ name: parent });
  return (
    <div>
      <SwitchField
        dense
        name={parent}
        label={label}
        onChanged={(next) => {
          // On, with no time chosen, it would never be sent.
          if (next && getValues(name) === null) setValue(name, 'ON_THE_DAY', { shouldDirty: true });
        }}
      />
      <Under>
        <RadioField<DayChoice>
          name={name}
          column={column}
          label={t('settings.when')}
          options={DAY_CHOICES.map((id) => ({ id, name: t(`settings.days.${id}`) }))}
          disabledReason={on ? undefined : t('settings.needsParent', { parent: label })}
        />
      </Under>
    </div>
  );
}
