import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LookupState } from '@/domain/lookups/useLookup';
import { OptionsFailed } from '@/platform/forms/OptionsFailed';
import { keysOf } from '@/platform/typed/records';
import { EmptyState } from '@/platform/ui/EmptyState';
import { toast } from '@/platform/ui/toast';
import { aviaryValues, type AviaryValues, type SettingValues } from '../settingValues';
import { AviaryFields } from './AviaryFields';

const NAME = 'notificationSettingPoultryFarmings';

/** One entry for each aviary. */
export function PoultrySection({ aviaries }: { aviaries: LookupState }) {
  const { t } = useTranslation('notifications');
  const { getValues, setValue, reset, formState } = useFormContext<SettingValues>();
  const entries = useWatch<SettingValues, typeof NAME>({ name: NAME });
  const { options, failed, onRetry } = aviaries;

  // The list of aviaries failed at first and is here now: what was missing joins, what was chosen stays.
  const { defaultValues } = formState;
  const join = useEffectEvent(() => {
    const known = getValues(NAME);
    const missing = options.filter(({ id }) => !known.some(({ aviaryId }) => aviaryId === Number(id)));
    if (missing.length === 0 || !defaultValues) return;
    const added = aviaryValues([], missing);
    const before = defaultValues[NAME] ?? [];
    reset({ ...defaultValues, [NAME]: [...before, ...added] }, { keepDirtyValues: true });
  });
  useEffect(() => join(), [options]);

  const copy = (from: AviaryValues) => {
    const { aviaryId: _id, aviaryName: _name, ...chosen } = from;
    entries.forEach((_, index) => {
      for (const field of keysOf(chosen)) {
        setValue(`${NAME}.${index}.${field}`, chosen[field], { shouldDirty: true });
      }
    });
    toast({ tone: 'success', text: t('settings.copied') });
  };
  if (entries.length === 0 && !failed) {
    return <EmptyState title={t('settings.noAviaries')} text={t('settings.noAviariesText')} />;
  }
  return (
    <>
      {failed && (
        <p role="alert">
          <OptionsFailed onRetry={onRetry} />
        </p>
      )}
      {entries.map((entry, index) => (
        <AviaryFields
          key={entry.aviaryId}
          base={`${NAME}.${index}`}
          name={entry.aviaryName}
          onCopy={entries.length > 1 ? () => copy(getValues(`${NAME}.${index}`)) : undefined}
        />
      ))}
    </>
  );
}
