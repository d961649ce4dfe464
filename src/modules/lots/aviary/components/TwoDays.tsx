import { useTranslation } from 'react-i18next';
import { Card } from '@/platform/ui/Card';
import { MetricTile } from '@/platform/ui/MetricTile';
import type { AviaryBoard } from '../aviaryTypes';
import { type DayFigure, todayAndYesterday } from '../rules/supplies';
import { Tiles, UNKNOWN } from './supplyParts';

/** A day's figure of a sensor. */
function DayTile(props: {
  readonly label: string;
  readonly day: DayFigure | null;
  /** Too few readings, though the day is over. */
  readonly partial: boolean;
  readonly text: (value: number) => string;
  readonly unit: string;
  readonly note?: string;
}) {
  const { t } = useTranslation('lotsAviary');
  const { label, day, partial, text, unit, note = '' } = props;
  const value = day?.value ?? null;
  const words = [note, partial ? t('day.partial') : ''].filter(Boolean).join(' · ');
  return (
    <MetricTile
      label={label}
      value={value === null ? UNKNOWN : text(value)}
      suffix={value === null ? '' : unit}
      note={value === null ? t('day.unread') : words}
    />
  );
}

/** Today's figure of a sensor beside yesterday's. */
export function TwoDays(props: {
  readonly title: string;
  readonly board: AviaryBoard;
  readonly days: readonly DayFigure[];
  readonly text: (value: number) => string;
  readonly unit: string;
  readonly noteOf: (today: number) => string;
}) {
  const { t } = useTranslation('lotsAviary');
  const { title, board, days, text, unit, noteOf } = props;
  const [today, yesterday] = todayAndYesterday(days, board.serverTime);
  const value = today?.value ?? null;
  return (
    <Card title={title}>
      <Tiles>
        <DayTile
          label={t('day.today')}
          day={today}
          partial={today?.gaps === true}
          text={text}
          unit={unit}
          note={value === null ? '' : noteOf(value)}
        />
        <DayTile
          label={t('day.yesterday')}
          day={yesterday}
          partial={yesterday?.whole === false}
          text={text}
          unit={unit}
        />
      </Tiles>
    </Card>
  );
}
