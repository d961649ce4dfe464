import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { useRequiredChoice } from '@/domain/selection/useRequiredChoice';
import { DashboardBody } from '@/families/dashboard/DashboardBody';
import { DashboardGrid } from '@/families/dashboard/DashboardGrid';
import { formatNumber } from '@/platform/format/number';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { usePoll } from '@/platform/store/usePoll';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { NoAviaryLink } from '../NoAviaryLink';
import { LotLink } from '../lot/components/LotLink';
import { aviaryCards } from './aviaryCards';
import { boardState } from './aviaryState';
import type { AviaryBoard } from './aviaryTypes';
import { BandTimes } from './components/BandTimes';
import { SensorChart } from './components/SensorChart';
import { lotDayAt } from './rules/boardView';
import { firstAviary } from './rules/firstAviary';

const PERIODS = [1, 7, 30] as const;
type Period = (typeof PERIODS)[number];
const DAY_MS = 86_400_000;
/** Stores need whole days before today: a day's view asks for a week. */
const LEAST_DAYS = 7;
const EACH_MINUTE = 60_000;

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  // The line under the field takes room only while it says something.
  '& [data-blank]': { display: 'none' },
  gap: 12,
  marginBottom: 12,
  '& > .aviary': { flex: '0 1 320px', minWidth: 0 },
});
const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Chosen = styled('div')({ maxWidth: 320, '& [data-blank]': { display: 'none' } });

const periodOf = (text: string | null): Period => PERIODS.find((period) => String(period) === text) ?? 1;

function Head({ board }: { readonly board: AviaryBoard | null }) {
  const { t } = useTranslation('lotsAviary');
  const lot = board?.lot ?? null;
  const day = board && lotDayAt(board, board.serverTime);
  const alive = lot?.alive ?? null;
  const facts = [
    '',
    t('lot.day', { day }),
    ...(alive === null ? [] : [t('lot.alive', { birds: formatNumber(alive, { decimals: 0 }) })]),
  ].join(' · ');
  return (
    <PageHead
      title={t('title')}
      subtitle={
        board && !lot ? (
          t('lot.none')
        ) : lot ? (
          <>
            <LotLink id={lot.id}>{t('lot.number', { number: lot.number })}</LotLink>
            {facts}
          </>
        ) : (
          t('subtitle')
        )
      }
    />
  );
}

/** The board's parts for one period. */
function Board(props: {
  readonly board: AviaryBoard;
  readonly period: Period;
  readonly sensorId: string | null;
  readonly onSensor: (id: number) => void;
}) {
  const { t } = useTranslation('lotsAviary');
  const { board } = props;
  // A month of readings is computed and drawn in slices, between other things: the page answers meanwhile.
  const drawn = useDeferredValue(board);
  const period = useDeferredValue(props.period);
  const from = drawn.serverTime - period * DAY_MS;
  const sensor = drawn.sensors.find(({ id }) => String(id) === props.sensorId) ?? drawn.sensors[0];
  return (
    <Parts>
      <DashboardGrid cards={aviaryCards} data={drawn} />
      {sensor && (
        <>
          <Chosen>
            <SelectControl
              label={t('sensor')}
              value={sensor.id}
              clearable={false}
              options={board.sensors.map(({ id, name }) => ({ id, name }))}
              onChange={(id) => id !== null && props.onSensor(id)}
            />
          </Chosen>
          <SensorChart board={drawn} sensor={sensor} from={from} />
          <BandTimes board={drawn} from={from} />
        </>
      )}
    </Parts>
  );
}

/** One aviary now and in the last days: ambience against the set of the lot's day, feed, gas, power, light, water. */
export function Component() {
  const { t } = useTranslation('lotsAviary');
  const { text, set } = useAddressValues();
  const aviaries = useLookup('aviaries', undefined);
  const chosen = useRequiredChoice('aviary', 'aviario', aviaries);
  const period = periodOf(text('periodo'));
  const known = aviaries.options.find(({ id }) => String(id) === chosen.id);
  const aviary = chosen.id === null && !chosen.unknown ? firstAviary(aviaries.options) : known;
  const days = Math.max(period, LEAST_DAYS);
  const answer = useQuery(boardState, aviary ? { aviaryId: Number(aviary.id), days } : null);
  usePoll(answer.retry, EACH_MINUTE);
  const write = (name: string, value: string) => set({ [name]: value }, { push: true });
  const board = answer.data;
  const body = () => {
    if (aviaries.failed && aviaries.options.length === 0) return <ErrorState onRetry={aviaries.onRetry} />;
    if (!aviaries.loading && aviaries.options.length === 0)
      return (
        <EmptyState title={t('noAviaries.title')} text={t('noAviaries.text')} action={<NoAviaryLink />} />
      );
    if (!aviaries.loading && !aviary)
      return <EmptyState title={t('unknown.title')} text={t('unknown.text')} />;
    return (
      <DashboardBody answer={answer} skeleton={<SkeletonBlock height={480} radius={10} />}>
        {(loaded) => (
          <Board
            board={loaded}
            period={period}
            sensorId={text('sensor')}
            onSensor={(id) => write('sensor', String(id))}
          />
        )}
      </DashboardBody>
    );
  };
  return (
    <>
      <Head board={board} />
      <Bar>
        <div className="aviary">
          <AutocompleteControl
            label={t('aviary')}
            value={aviary ? aviary.id : null}
            options={aviaries.options}
            loading={aviaries.loading}
            onChange={chosen.choose}
          />
        </div>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('period.label')}
          value={period}
          onChange={(_, next: Period | null) => next && write('periodo', String(next))}
        >
          {PERIODS.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`period.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Bar>
      {body()}
    </>
  );
}
