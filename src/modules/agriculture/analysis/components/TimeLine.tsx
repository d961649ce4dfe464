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
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { IconAction } from '@/platform/ui/IconAction';
import { StationLink } from '../../components/StationLink';
import type { PlantingAnalysis } from '../analysisTypes';
import { CostDialog } from '../dialogs/CostDialog';
import { timeLineTable } from '../rules/timeLineTable';
import { dayOfWork } from '../rules/works';
import { useCropDays } from '../useCropDays';
import type { CropWeather } from '../useCropWeather';
import { useWorkName } from '../useWorkName';
import { Bars, Curve, Marks } from './Tracks';

const HIDDEN = 'ocultos';
const TRACKS = [
  'stages',
  'works',
  'ndvi',
  'rain',
  'temperature',
  'degreeDays',
  'chill',
  'deficit',
  'cost',
] as const;
type TrackName = (typeof TRACKS)[number];
const UNKNOWN = '–';

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 8 });
const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '8px 0 0',
  color: theme.tokens.textMuted,
}));
const Readout = styled('p')({ ...typeStep('body'), margin: 0, fontVariantNumeric: 'tabular-nums' });
/** The thumb stands on its day at either end. */
const Days = styled('div')({ padding: '0 10px' });

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
  const { planting, works } = analysis;
  const station = analysis.relation?.station ?? null;
  const nameOf = useWorkName();
  const { isHidden, toggle } = useHidden();
  const [opened, setOpened] = useState(false);
  const [picked, setPicked] = useState<number | null>(null);
  const now = today();
  const cropDays = useCropDays(analysis, now);
  const { axis, steps, cost, days, deficit, ndvi, images } = cropDays;
  // Until a day is picked, the last one with readings of the station; without any, today.
  const read = days.findLastIndex(({ rain, tMax }) => rain !== null || tMax !== null);
  const first = read >= 0 ? read : Math.max(axis.indexOf(now), 0);
  const at = Math.min(picked ?? first, axis.length - 1);
  const day = axis[at] ?? planting.plantedOn;
  const [sky, spent] = [days[at], cost[at]];
  const shown = (value: number | null | undefined, unit: string, decimals = 2) =>
    value == null ? UNKNOWN : `${formatNumber(value, { decimals })} ${unit}`;
  const spentText =
    spent?.value == null
      ? UNKNOWN
      : t(spent.atLeast ? 'line.atLeast' : 'line.perHa', { cost: formatMoney(Math.round(spent.value)) });
  const done = works.filter((work) => dayOfWork(work) === day).map(({ record }) => nameOf(record.type));
  const facts: readonly (readonly [TrackName, string])[] = [
    ['stages', weather.stages.findLast(({ date }) => date !== null && date <= day)?.code ?? UNKNOWN],
    ['works', done.join(', ') || UNKNOWN],
    ['ndvi', ndvi[at] == null ? UNKNOWN : formatNumber(ndvi[at], { decimals: 2 })],
    ['rain', shown(sky?.rain, 'mm')],
    ['temperature', t('line.to', { from: shown(sky?.tMin, '°C'), to: shown(sky?.tMax, '°C') })],
    ['degreeDays', shown(sky?.degreeDays, '°C·d')],
    ['chill', shown(sky?.chill, 'h')],
    ['deficit', shown(deficit[at], 'mm')],
    ['cost', spentText],
  ];
  const unknown = steps.filter(({ cents }) => cents === null);
  const stages = weather.stages.flatMap(({ code, date, expected }) =>
    date === null ? [] : [{ at: axis.indexOf(date), label: code, faint: expected }],
  );
  const marks = works.map((work) => ({
    at: axis.indexOf(dayOfWork(work)),
    label: nameOf(work.record.type),
    faint: work.record.state !== 'DONE',
  }));
  const table = () => timeLineTable(t, analysis, cropDays, weather, nameOf);
  const download = async () => {
    const { csvFile } = await import('@/platform/export/csv');
    downloadFile(csvFile(table()), fileName(`${t('title')} ${planting.plotName}`, 'csv'));
  };
  const frame = { count: axis.length, at };
  const line = {
    stages: <Marks {...frame} title={t('line.tracks.stages')} marks={stages} />,
    works: <Marks {...frame} title={t('line.tracks.works')} marks={marks} />,
    rain: <Bars {...frame} title={t('line.tracks.rain')} unit="mm" values={days.map(({ rain }) => rain)} />,
    temperature: (
      <Curve
        {...frame}
        title={t('line.tracks.temperature')}
        unit="°C"
        lines={[days.map(({ tMax }) => tMax), days.map(({ tMin }) => tMin)]}
      />
    ),
    degreeDays: (
      <Curve
        {...frame}
        title={t('line.tracks.degreeDays')}
        unit="°C·d"
        fromZero
        lines={[days.map(({ degreeDays }) => degreeDays)]}
      />
    ),
    chill: (
      <Bars {...frame} title={t('line.tracks.chill')} unit="h" values={days.map(({ chill }) => chill)} />
    ),
    deficit: <Bars {...frame} title={t('line.tracks.deficit')} unit="mm" values={deficit} />,
    ndvi: (
      <Curve {...frame} title={t('line.tracks.ndvi')} unit="" fromZero joined decimals={2} lines={[ndvi]} />
    ),
    cost: (
      <Curve
        {...frame}
        title={t('line.tracks.cost')}
        unit="R$/ha"
        fromZero
        stepped
        lines={[cost.map(({ value }) => (value === null ? null : value / 100))]}
        dashedFrom={cost.findIndex(({ atLeast }) => atLeast)}
      />
    ),
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
        <div key={name}>{line[name]}</div>
      ))}
      <Days>
        <Slider
          size="small"
          aria-label={t('line.day')}
          min={0}
          max={Math.max(axis.length - 1, 1)}
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
      {station && (
        <Note>
          {t('line.station', { name: station.name })}{' '}
          <StationLink id={station.id} world={planting.world} label={t('line.openStation')} />
        </Note>
      )}
      {!isHidden('ndvi') && images.status === 'failed' && (
        <Note role="alert">
          {t('ndvi.failed')}{' '}
          <Button size="small" onClick={images.retry}>
            {t('ndvi.again')}
          </Button>
        </Note>
      )}
      {!isHidden('ndvi') && images.status === 'ready' && ndvi.every((one) => one === null) && (
        <Note>{t('ndvi.none')}</Note>
      )}
      {unknown.length > 0 && !isHidden('cost') && (
        <Note>
          {t('cost.unknown', {
            count: unknown.length,
            works: unknown
              .map(({ work, date }) => `${nameOf(work.record.type)} (${dayText(date)})`)
              .join(', '),
          })}
        </Note>
      )}
      {opened && <CostDialog steps={steps} area={planting.area} onClose={() => setOpened(false)} />}
    </Card>
  );
}
