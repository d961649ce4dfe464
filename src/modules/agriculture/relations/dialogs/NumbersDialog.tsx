import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { AppDialog } from '@/platform/ui/AppDialog';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { StationLink } from '../../components/StationLink';
import type { Pentad, PlotRelation } from '../relationTypes';
import { type DayFigure, numbersOf, PARTS } from '../rules/dayFigures';
import type { StageWeather } from '../rules/relate';
import { decimalsOf, stageName } from '../rules/stageTable';

const UNKNOWN = '–';

interface NumbersDialogProps {
  readonly figure: DayFigure;
  readonly stage: StageWeather;
  readonly days: PlotRelation['days'];
  readonly pentads: readonly Pentad[];
  readonly station: NonNullable<PlotRelation['station']>;
  /** °C. */
  readonly base: number;
  /** Water of the soil, mm. */
  readonly capacity: number;
  readonly world: 'agriculture' | 'forestry';
  readonly onClose: () => void;
}

/** What a figure of a stage was had from: its formula, its days, and the station that read them. */
export function NumbersDialog(props: NumbersDialogProps) {
  const { figure, stage, days, pentads, station, base, capacity, world, onClose } = props;
  const { t } = useTranslation('agricultureRelations');
  const numbers = numbersOf(figure, stage, days, pentads, station.place, base);
  const unread = numbers.filter(({ value }) => value === null).length;
  const sum = stage[figure];
  const shown = (value: number | null, decimals: number) =>
    value === null ? UNKNOWN : formatNumber(value, { decimals });
  const title = t('numbers.title', { figure: t(`figures.${figure}`), stage: stageName(t, stage.code) });
  return (
    <AppDialog title={title} size={PARTS[figure].length > 1 ? 'm' : 's'} onClose={onClose}>
      <DialogContent>
        <p style={{ margin: '0 0 8px' }}>
          {t(`numbers.formula.${figure}`, {
            base: formatNumber(base, { decimals: 1, minDecimals: 0 }),
            capacity: formatNumber(capacity, { decimals: 0 }),
          })}
        </p>
        <FigureScroll role="group" aria-label={title} tabIndex={0} sx={{ maxHeight: 420 }}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col" className="text">
                  {t('numbers.day')}
                </th>
                {/* Before what it is had from: on a telephone the rest is scrolled. */}
                <th scope="col">{t(`figures.${figure}`)}</th>
                {PARTS[figure].map((part) => (
                  <th key={part} scope="col">
                    {t(`numbers.parts.${part}`)}
                  </th>
                ))}
                {figure === 'et0' && (
                  <th scope="col" className="text">
                    {t('numbers.method')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {numbers.map(({ date, parts, method, value }) => (
                <tr key={date}>
                  <th scope="row" className="text">
                    {formatDate(date)}
                  </th>
                  <td>{shown(value, decimalsOf(figure))}</td>
                  {parts.map((part, at) => (
                    <td key={PARTS[figure][at]}>{shown(part, 2)}</td>
                  ))}
                  {figure === 'et0' && (
                    <td className="text">{method === null ? UNKNOWN : t(`numbers.methods.${method}`)}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </FigureScroll>
        <p style={{ margin: '8px 0' }}>
          {sum === null
            ? t(figure === 'deficit' ? 'numbers.unfinished' : 'numbers.unread', { count: unread })
            : t('numbers.sum', { count: numbers.length, sum: shown(sum, decimalsOf(figure)) })}
        </p>
        <p style={{ margin: 0 }}>
          {t('numbers.station', { name: station.name })}{' '}
          <StationLink id={station.id} world={world} label={t('numbers.openStation')} />
        </p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('numbers.close')}</Button>
      </DialogActions>
    </AppDialog>
  );
}
