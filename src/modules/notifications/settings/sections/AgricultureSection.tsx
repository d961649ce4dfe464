import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import { MAGNITUDE_FLAGS } from '../settingsWire';
import { DayChoiceField } from './DayChoiceField';
import { IntervalField } from './IntervalField';
import { LimitsTable } from './LimitsTable';

const BASE = 'notificationSettingAgricultures.0';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  // The table wants its width; below it, each line of it becomes a block.
  gridTemplateColumns: '296px minmax(0, 1fr)',
  columnGap: 24,
  rowGap: 16,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Occurrences, satellite maps, rain, and the weather station with its limits. */
export function AgricultureSection() {
  const { t } = useTranslation('notifications');
  const { setValue } = useFormContext();
  const markAll = (on: boolean | null) => {
    if (!on) return;
    for (const flag of MAGNITUDE_FLAGS) setValue(`${BASE}.${flag}`, true, { shouldDirty: true });
  };
  return (
    <Columns>
      <div>
        <SwitchField dense name={`${BASE}.notifyNormalOccurrence`} label={t('settings.occurrences')} />
        <DayChoiceField
          column
          parent={`${BASE}.notifyPlannedOccurrence`}
          name={`${BASE}.plannedDay`}
          label={t('settings.plannedOccurrences')}
        />
        <SwitchField dense name={`${BASE}.notifySatteliteMap`} label={t('settings.satelliteMaps')} />
        <SwitchField dense name={`${BASE}.notifyRainForecast`} label={t('settings.rainForecast')} />
      </div>
      <div>
        <SwitchField
          dense
          name={`${BASE}.notifyWeatherStation`}
          label={t('settings.weatherStation')}
          onChanged={markAll}
        />
        <IntervalField name={`${BASE}.timeInterval`} />
        <FormLabel component="p" sx={{ m: 0 }}>
          {t('limits.title')}
        </FormLabel>
        <LimitsTable base={BASE} />
      </div>
    </Columns>
  );
}
