import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import { printTable } from '@/platform/export/printTable';
import { today } from '@/platform/format/date';
import { dayText, shortDayText } from '@/platform/format/dayText';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { IconAction } from '@/platform/ui/IconAction';
import type { PlantingAnalysis } from '../analysisTypes';
import { CostDialog } from '../dialogs/CostDialog';
import { type TrackName, TRACKS } from '../lineTracks';
import { axisDays } from '../rules/axisDays';
import { timeLineTable } from '../rules/timeLineTable';
import { useCropDays } from '../useCropDays';
import type { CropWeather } from '../useCropWeather';
import { useDayFacts } from '../useDayFacts';
import { useWorkName } from '../useWorkName';
import { LineNotes } from './LineNotes';
import { LineTrack } from './LineTrack';

const HIDDEN = 'ocultos';

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 8 });
const Readout = styled('p')({ ...typeStep('body'), margin: 0, fontVariantNumeric: 'tabular-nums' });
/** The thumb stands on its day at either end. */
const Days = styled('div')({
  padding: '0 10px',
  '& .MuiSlider-markLabel': { ...typeStep('micro'), fontVariantNumeric: 'tabular-nums' },
});
/** Dates that have room below the tracks. */
const MARKS = { small: 4, wide: 8 } as const;

interface TimeLineProps {
  readonly analysis: PlantingAnalysis;
  readonly weather: CropWeather;
}

/** Which tracks are hidden stands in the address. */
function useHidden() {
  const { text, set } = useAddressValues();
  const hidden = (text(HIDDEN) ?? '').split('.');
  const toggle = (name: TrackName) => {
    const next = TRACKS.filter((one) => hidden.includes(one) !== (one === name));
    set({ [HIDDEN]: next.join('.') || null });
  };
  return { isHidden: (name: TrackName) => hidden.includes(name), toggle };
}

/** Stages, works, the plot's index, weather, deficit and cost per hectare of a crop over one axis of days; each can be hidden. */
export function TimeLine({ analysis, weather }: TimeLineProps) {
  const { t } = useTranslation('agricultureAnalysis');
  const { planting } = analysis;
  const nameOf = useWorkName();
  const { isHidden, toggle } = useHidden();
  const [opened, setOpened] = useState(false);
  const [picked, setPicked] = useState<number | null>(null);
  const now = today();
  const cropDays = useCropDays(analysis, now);
  const { axis, steps, days } = cropDays;
  // Until a day is picked, the last one with readings of the station; without any, today.
  const read = days.findLastIndex(({ rain, tMax }) => rain !== null || tMax !== null);
  const first = read >= 0 ? read : Math.max(axis.indexOf(now), 0);
  const at = Math.min(picked ?? first, axis.length - 1);
  const day = axis[at] ?? planting.plantedOn;
  const facts = useDayFacts(analysis, weather, cropDays, { at, day });
  const small = useSmallScreen();
  const marks = axisDays(axis.length, small ? MARKS.small : MARKS.wide).map((value) => ({
    value,
    label: shortDayText(axis[value] ?? day),
  }));
  const table = () => timeLineTable(t, analysis, cropDays, weather, nameOf);
  const download = async () => {
    const { csvFile } = await import('@/platform/export/csv');
    downloadFile(csvFile(table()), fileName(`${t('title')} ${planting.plotName}`, 'csv'));
  };
  return (
    <Card
      title={t('line.title')}
      aside={t('line.aside', { from: dayText(axis[0] ?? day), to: dayText(axis.at(-1) ?? day) })}
      actions={
        <>
          <IconAction label={t('csv')} icon={<FileDownloadOutlined />} onClick={() => void download()} />
          <IconAction
            label={t('print')}
            icon={<PrintOutlined />}
            onClick={() => printTable(table(), t('line.title'))}
          />
        </>
      }
    >
      <Choices role="group" aria-label={t('line.show')}>
        {TRACKS.map((name) => (
          <FormControlLabel
            key={name}
            label={t(`line.tracks.${name}`)}
            control={<Checkbox size="small" checked={!isHidden(name)} onChange={() => toggle(name)} />}
          />
        ))}
      </Choices>
      <Button
        size="small"
        disabled={steps.length === 0}
        onClick={() => setOpened(true)}
        sx={{ marginLeft: '-5px' }}
      >
        {t('cost.open')}
      </Button>
      {TRACKS.filter((name) => !isHidden(name)).map((name) => (
        <LineTrack key={name} name={name} analysis={analysis} weather={weather} cropDays={cropDays} at={at} />
      ))}
      <Days>
        <Slider
          size="small"
          aria-label={t('line.day')}
          min={0}
          max={Math.max(axis.length - 1, 1)}
          marks={marks}
          value={at}
          getAriaValueText={() => dayText(day)}
          onChange={(_event, value) => setPicked(typeof value === 'number' ? value : null)}
        />
      </Days>
      <Readout role="status">
        {[
          dayText(day),
          ...facts
            .filter(([name]) => !isHidden(name))
            .map(([name, text]) => `${t(`line.tracks.${name}`)}: ${text}`),
        ].join(' · ')}
      </Readout>
      <LineNotes analysis={analysis} cropDays={cropDays} isHidden={isHidden} />
      {opened && <CostDialog steps={steps} area={planting.area} onClose={() => setOpened(false)} />}
    </Card>
  );
}
