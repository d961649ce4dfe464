import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText, momentText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { Card } from '@/platform/ui/Card';
import { MetricTile } from '@/platform/ui/MetricTile';
import type { AviaryBoard, SensorSeries } from '../aviaryTypes';
import { daysText, unitOf, valueText } from '../aviaryWords';
import { ambienceAt, nowOf, phasesOf, sensorsOf } from '../rules/boardView';
import type { Reading } from '../rules/series';
import {
  darkHours,
  gasKg,
  gasStore,
  lastTwoDays,
  litresByDay,
  outagesOf,
  powerOf,
  REFILL_AT,
  siloStore,
  type Store,
} from '../rules/supplies';
import { GasFactorDialog } from './GasFactorDialog';
import { Tiles, UNKNOWN } from './supplyParts';
import { TwoDays } from './TwoDays';

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(290px, 100%), 1fr))',
});
const iso = (instant: number) => new Date(instant).toISOString();
const whole = (value: number) => formatNumber(value, { decimals: 0 });

interface PartProps {
  readonly board: AviaryBoard;
}

/** How long a store lasts, and until when; unknown after the last value of a silent sensor. */
function LastsTile(props: { readonly store: Store; readonly label: string; readonly silent: boolean }) {
  const { t } = useTranslation('lotsAviary');
  const { store, label, silent } = props;
  const { endsAt, perDay } = store;
  const daysLeft = silent ? null : store.daysLeft;
  const note = () => {
    if (silent) return t('supply.silent');
    if (perDay === null) return t('supply.fewDays');
    return endsAt === null ? t('supply.noUse') : t('supply.until', { date: dayText(iso(endsAt)) });
  };
  return (
    <MetricTile
      label={label}
      value={daysLeft === null ? UNKNOWN : daysText(daysLeft)}
      suffix={daysLeft === null ? '' : t('supply.days')}
      note={note()}
    />
  );
}

/** When a silent sensor was read last, and its value. */
const lastWords = (t: TFunction<'lotsAviary'>, { magnitude }: SensorSeries, { value, at }: Reading) =>
  t('supply.lastRead', {
    value: `${valueText(magnitude, value)} ${unitOf(magnitude)}`,
    when: momentText(iso(at)),
  });

function Silo({ board, sensor }: PartProps & { readonly sensor: SensorSeries }) {
  const { t } = useTranslation('lotsAviary');
  const store = siloStore(sensor);
  if (!store) return null;
  const { last, perDay } = store;
  const silent = nowOf(board, sensor).freshness !== 'fresh';
  const note = () => {
    if (silent) return lastWords(t, sensor, last);
    if (last.value === 0) return t('silo.empty');
    return perDay === null ? '' : t('silo.perDay', { kg: whole(perDay) });
  };
  return (
    <Card title={sensor.name}>
      <Tiles>
        <MetricTile
          label={t('silo.holds')}
          value={valueText(sensor.magnitude, silent ? null : last.value)}
          suffix={silent ? '' : 'kg'}
          note={note()}
        />
        <LastsTile store={store} label={t('silo.lasts')} silent={silent} />
      </Tiles>
    </Card>
  );
}

function Gas({ board, sensor }: PartProps & { readonly sensor: SensorSeries }) {
  const { t } = useTranslation('lotsAviary');
  const [editing, setEditing] = useState(false);
  const store = gasStore(sensor);
  if (!store) return null;
  const { capacity, factor } = board.gas;
  const measured = sensorsOf(board, 'GAS_VOLUME')
    .map((one) => nowOf(board, one))
    .find(({ freshness }) => freshness === 'fresh')?.last?.value;
  const volume = measured ?? (capacity === null ? null : (capacity * store.last.value) / 100);
  const silent = nowOf(board, sensor).freshness !== 'fresh';
  const low = store.last.value <= REFILL_AT;
  return (
    <Card
      title={sensor.name}
      actions={
        <Button size="small" onClick={() => setEditing(true)}>
          {t('gas.factor', { factor: formatNumber(factor, { decimals: 2 }) })}
        </Button>
      }
    >
      <Tiles>
        <MetricTile
          label={t('gas.level')}
          value={silent ? UNKNOWN : whole(store.last.value)}
          suffix={silent ? '' : '%'}
          note={
            <>
              {silent
                ? lastWords(t, sensor, store.last)
                : volume === null
                  ? t('gas.noVolume')
                  : t('gas.kg', {
                      kg: whole(gasKg(volume, factor)),
                      volume: formatNumber(volume, { decimals: 1 }),
                    })}
              {low && <strong> {t('gas.refill')}</strong>}
            </>
          }
        />
        <LastsTile store={store} label={t('gas.lasts', { share: REFILL_AT })} silent={silent} />
      </Tiles>
      {editing && (
        <GasFactorDialog aviaryId={board.aviaryId} factor={factor} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}

function Power({ board }: PartProps) {
  const { t } = useTranslation('lotsAviary');
  const phases = phasesOf(board);
  if (phases.length === 0) return null;
  const watts = powerOf(phases);
  const outages = outagesOf(sensorsOf(board, 'CURRENT'));
  const last = outages?.at(-1);
  const outageNote = () => {
    if (outages === null) return t('power.unread');
    if (!last) return t('power.none');
    return last.to === null
      ? t('power.since', { when: momentText(iso(last.from)) })
      : t('power.last', {
          from: momentText(iso(last.from)),
          minutes: whole((last.to - last.from) / 60_000),
        });
  };
  return (
    <Card title={t('power.title')}>
      <Tiles>
        <MetricTile
          label={t('power.now')}
          value={watts === null ? UNKNOWN : whole(watts)}
          suffix={watts === null ? '' : 'W'}
          note={watts === null ? t('power.unread') : t('power.phases', { count: phases.length })}
        />
        <MetricTile
          label={t('power.outages')}
          value={outages === null ? UNKNOWN : String(outages.length)}
          note={outageNote()}
        />
      </Tiles>
    </Card>
  );
}

interface SensorPartProps extends PartProps {
  readonly sensor: SensorSeries;
}

function Water({ board, sensor }: SensorPartProps) {
  const { t } = useTranslation('lotsAviary');
  const perBird = (value: number) => {
    const alive = board.lot?.alive ?? null;
    return alive === null || alive === 0
      ? ''
      : t('water.perBird', { ml: whole((value * 1_000) / alive), birds: whole(alive) });
  };
  return (
    <TwoDays
      title={t('water.title')}
      board={board}
      days={litresByDay(lastTwoDays(sensor, board.serverTime))}
      text={whole}
      unit="L"
      noteOf={perBird}
    />
  );
}

function Dark({ board, sensor }: SensorPartProps) {
  const { t } = useTranslation('lotsAviary');
  const wanted = ambienceAt(board, board.serverTime)?.darkHours ?? null;
  return (
    <TwoDays
      title={t('dark.title')}
      board={board}
      days={darkHours(lastTwoDays(sensor, board.serverTime))}
      text={(value) => formatNumber(value, { decimals: 1 })}
      unit="h"
      noteOf={() =>
        wanted === null ? '' : t('dark.wanted', { hours: formatNumber(wanted, { decimals: 1 }) })
      }
    />
  );
}

/**
 * Feed, gas, power, light and water of an aviary, as far as sensors tell them; each a part of its own, so that the page
 * answers between them.
 */
export const SupplyCards = memo(function SupplyCards({ data: board }: { readonly data: AviaryBoard }) {
  return (
    <Row>
      {sensorsOf(board, 'SILO_WEIGHT').map((sensor) => (
        <Silo key={sensor.id} board={board} sensor={sensor} />
      ))}
      {sensorsOf(board, 'GAS_LEVEL').map((sensor) => (
        <Gas key={sensor.id} board={board} sensor={sensor} />
      ))}
      <Power board={board} />
      {sensorsOf(board, 'WATER_FLOW').map((sensor) => (
        <Water key={sensor.id} board={board} sensor={sensor} />
      ))}
      {sensorsOf(board, 'BRIGHTNESS').map((sensor) => (
        <Dark key={sensor.id} board={board} sensor={sensor} />
      ))}
    </Row>
  );
});
