import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { timeOf } from '@/platform/format/dateTime';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import type { JudgedHour } from '../rules/sprayHours';
import { hourLabel, weatherFigure } from './sprayWords';

const Scroll = styled('div')({ overflowX: 'auto', paddingBottom: 4 });
const Table = styled('table')(({ theme }) => ({
  ...typeStep('caption'),
  borderCollapse: 'separate',
  borderSpacing: 2,
  fontVariantNumeric: 'tabular-nums',
  '& th[scope="row"]': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    padding: '0 6px 0 0',
    background: theme.tokens.surfaceRaised,
    color: theme.tokens.textMuted,
    fontWeight: 400,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& td': { textAlign: 'center', minWidth: 44 },
  '& button': {
    ...typeStep('caption'),
    minWidth: 48,
    minHeight: 32,
    padding: '2px 4px',
    border: '1px solid transparent',
    borderRadius: radius.chip,
    cursor: 'pointer',
    color: 'inherit',
    background: theme.tokens.neutral.soft,
  },
  '& button[data-state="suits"]': {
    background: theme.tokens.success.soft,
    color: theme.tokens.success.softText,
  },
  '& button[data-state="against"]': {
    background: theme.tokens.danger.soft,
    color: theme.tokens.danger.softText,
  },
  '& button[aria-pressed="true"]': { borderColor: 'currentColor' },
  '& button:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 1 },
}));

const ROWS = ['wind', 'temperature', 'humidity', 'deltaT', 'rain'] as const;

interface HourTableProps {
  readonly label: string;
  readonly hours: readonly JudgedHour[];
  readonly chosen: string | null;
  readonly onChoose: (hour: JudgedHour) => void;
}

/** Hours across, what the weather is in each below; the hour itself is pressed to take it. */
export function HourTable({ label, hours, chosen, onChoose }: HourTableProps) {
  const { t } = useTranslation('agricultureOccurrences');
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="row">{t('hours.hour')}</th>
            {hours.map((hour) => (
              <td key={hour.at}>
                <button
                  type="button"
                  data-state={hour.state}
                  aria-pressed={chosen === hour.at}
                  aria-label={hourLabel(t, hour)}
                  title={hourLabel(t, hour)}
                  onClick={() => onChoose(hour)}
                >
                  {timeOf(hour.at)}
                </button>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`hours.rows.${name}`)}</th>
              {hours.map((hour) => (
                <td key={hour.at}>{weatherFigure(hour[name])}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('hours.rows.source')}</th>
            {hours.map((hour) => (
              <td key={hour.at}>{t(`hours.short.${hour.source}`)}</td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Scroll>
  );
}
