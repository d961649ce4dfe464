import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type FieldPath, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LookupState } from '@/domain/lookups/useLookup';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import { isRecord } from '@/platform/http/loose';
import { keysOf } from '@/platform/typed/records';
import type { Sections } from './rules/sections';
import { AgricultureSection } from './sections/AgricultureSection';
import { FinancialSection } from './sections/FinancialSection';
import { FishSection } from './sections/FishSection';
import { PoultrySection } from './sections/PoultrySection';
import { SettingsSection } from './sections/SettingsSection';
import type { SettingValues } from './settingValues';
import { type SectionKey, useSectionSummaries } from './useSectionSummaries';
import { DayChoiceField } from './sections/DayChoiceField';

const BASE = 'notificationSettingMaintenanceAssets.0';

/** Maintenance of assets: done, scheduled and requested. */
function MaintenanceSection() {
  const { t } = useTranslation('notifications');
  return (
    <>
      <SwitchField
        dense
        name={`${BASE}.notifyMaintenanceOccurrence`}
        label={t('settings.maintenanceOccurrences')}
      />
      <DayChoiceField
        parent={`${BASE}.notifyScheduledMaintenance`}
        name={`${BASE}.scheduledDay`}
        label={t('settings.scheduledMaintenance')}
      />
      <SwitchField
        dense
        name={`${BASE}.notifyRequestedMaintenance`}
        label={t('settings.requestedMaintenance')}
      />
    </>
  );
}

const LISTS: Record<SectionKey, keyof SettingValues> = {
  agriculture: 'notificationSettingAgricultures',
  poultry: 'notificationSettingPoultryFarmings',
  financial: 'notificationSettingFinancials',
  fish: 'notificationSettingPiscicultures',
  maintenance: 'notificationSettingMaintenanceAssets',
};
const ORDER = keysOf(LISTS);

/** Where the first error stands; null when there is none. */
function firstName(errors: Readonly<Record<string, unknown>>, path = ''): string | null {
  for (const [key, error] of Object.entries(errors)) {
    if (!isRecord(error) || key === 'ref') continue;
    const name = path ? `${path}.${key}` : key;
    const found = 'type' in error ? name : firstName(error, name);
    if (found) return found;
  }
  return null;
}

interface SettingsSectionsProps {
  sections: Sections;
  aviaries: LookupState;
}

/** The parts of the dialog that the customer's menus open. One with an error opens by itself. */
export function SettingsSections({ sections, aviaries }: SettingsSectionsProps) {
  const { t } = useTranslation('notifications');
  const { errors, submitCount } = useFormState<SettingValues>();
  const { setFocus } = useFormContext<SettingValues>();
  const summaries = useSectionSummaries(sections);
  const shown = ORDER.filter((key) => Boolean(sections[key]));
  const [open, setOpen] = useState<ReadonlySet<SectionKey>>(() => new Set(shown.slice(0, 1)));
  const wrong = shown.filter((key) => errors[LISTS[key]] !== undefined);
  const [known, setKnown] = useState(0);
  if (submitCount !== known) {
    setKnown(submitCount);
    setOpen(new Set([...open, ...wrong]));
  }
  const focusFirst = useEffectEvent(() => {
    const name = firstName(errors);
    if (name) setFocus(name as FieldPath<SettingValues>);
  });
  useEffect(() => {
    // Its section was folded when the form itself wanted to go there.
    if (known > 0) focusFirst();
  }, [known]);

  const contents: Record<SectionKey, ReactNode> = {
    agriculture: <AgricultureSection />,
    poultry: <PoultrySection aviaries={aviaries} />,
    financial: sections.financial && <FinancialSection controls={sections.financial} />,
    fish: <FishSection />,
    maintenance: <MaintenanceSection />,
  };
  return shown.map((key) => (
    <SettingsSection
      key={key}
      title={t(`settings.sections.${key}`)}
      summary={summaries[key]}
      open={open.has(key)}
      onToggle={(next) =>
        setOpen((now) => new Set(next ? [...now, key] : [...now].filter((other) => other !== key)))
      }
    >
      {contents[key]}
    </SettingsSection>
  ));
}
