import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { IconAction } from '@/platform/ui/IconAction';
import { useQuery } from '@/platform/store/useQuery';
import { stationMagnitudes, stationYears } from '../stationsState';
import type { Station } from '../stationTypes';
import type { PeriodView, StationPeriod } from '../useStationPeriod';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 12,
  // The line under a field takes room only while it says something.
  '& [data-blank]': { display: 'none' },
  '& > .field': { width: 220 },
  '& > .year': { width: 120 },
  '& > .step': { display: 'flex', alignItems: 'center', gap: 4, fontVariantNumeric: 'tabular-nums' },
});
const VIEWS: readonly PeriodView[] = ['dia', 'mes', 'ano', 'leituras'];

interface PeriodBarProps {
  readonly station: Station;
  readonly period: StationPeriod;
}

/** Which magnitude of which day, month or year. */
export function PeriodBar({ station, period }: PeriodBarProps) {
  const { t } = useTranslation('agricultureStations');
  const query = useQuery(stationMagnitudes, station.id);
  const years = useQuery(stationYears, station.id);
  const magnitudes = query.data ?? station.magnitudes;
  const year = Number(period.day.slice(0, 4));
  const known = years.data ?? [];
  return (
    <Bar>
      <div className="field">
        <SelectControl
          label={t('magnitude')}
          value={magnitudes.includes(period.magnitude) ? period.magnitude : (magnitudes[0] ?? null)}
          clearable={false}
          options={magnitudes.map((id) => ({ id, name: t(`magnitudes.${id}`) }))}
          onChange={(magnitude) => magnitude && period.choose({ magnitude })}
        />
      </div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('period.label')}
        value={period.view}
        onChange={(_, view: PeriodView | null) => view && period.choose({ view })}
      >
        {VIEWS.map((view) => (
          <ToggleButton key={view} value={view}>
            {t(`period.${view}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div className="step" role="group" aria-label={t('period.step')}>
        <IconAction
          label={t('period.before')}
          icon={<ChevronLeftOutlined />}
          onClick={() => period.move(-1)}
        />
        <span aria-live="polite">{period.text}</span>
        <IconAction
          label={t('period.after')}
          icon={<ChevronRightOutlined />}
          disabledReason={period.hasNext ? undefined : t('period.latest')}
          onClick={() => period.move(1)}
        />
      </div>
      {known.length > 1 && (
        <div className="year">
          <SelectControl
            label={t('period.year')}
            value={known.includes(year) ? year : null}
            clearable={false}
            options={known.map((one) => ({ id: one, name: String(one) }))}
            onChange={(one) => one !== null && period.choose({ day: `${one}${period.day.slice(4)}` })}
          />
        </div>
      )}
    </Bar>
  );
}
