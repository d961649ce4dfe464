import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import type { ForecastHour } from '../rules/hours';
import { HOUR_ROWS } from './hourRows';

const HEAD_WIDTH = 100;
const HOUR_WIDTH = 68;

const Scroll = styled('div')(({ theme }) => ({
  // Else the words for screen readers, placed out of the flow, would widen the page.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: 8,
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 2 },
}));
const Table = styled('table')(({ theme: { tokens } }) => ({
  ...typeStep('cell'),
  minWidth: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    boxSizing: 'border-box',
    minWidth: HOUR_WIDTH,
    height: 40,
    padding: '0 8px',
    textAlign: 'right',
    verticalAlign: 'middle',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  '& tr + tr > *, & tbody tr > *': { borderTop: `1px solid ${tokens.border}` },
  '& thead th': { ...typeStep('cellHead'), color: tokens.text },
  '& [data-night=true]': { backgroundColor: tokens.surfaceSunken },
  '& thead [aria-current]': { color: tokens.primary, boxShadow: `inset 0 -2px 0 ${tokens.primary}` },
  '& td svg, & td > span': { marginLeft: 'auto' },
  // What the lines are stays in sight while the hours pass under it.
  '& tr > [data-name]': {
    ...typeStep('caption'),
    position: 'sticky',
    left: 0,
    // The turned arrows would stand above it.
    zIndex: 1,
    width: HEAD_WIDTH,
    minWidth: HEAD_WIDTH,
    borderRight: `1px solid ${tokens.border}`,
    backgroundColor: tokens.surface,
    color: tokens.textMuted,
    textAlign: 'left',
    '& small': { ...typeStep('micro'), display: 'block', fontWeight: 400 },
  },
}));

interface HoursTableProps {
  /** Names the day. */
  readonly label: string;
  readonly hours: readonly ForecastHour[];
  /** The hour that is now, on the day that is today. */
  readonly now: number | null;
  /** Takes the focus: the day was chosen from what it replaces. */
  readonly autoFocus: boolean;
}

/** The hours of one day side by side, scrolled to the present one; with the arrow keys too. */
export function HoursTable({ label, hours, now, autoFocus }: HoursTableProps) {
  const { t } = useTranslation('forecast');
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = scroll.current;
    const before = place?.querySelector('[aria-current]')?.previousElementSibling;
    // Not scrollIntoView: that would move the page too.
    if (place) place.scrollLeft = before instanceof HTMLElement ? before.offsetLeft - HEAD_WIDTH : 0;
  }, [label]);
  useEffect(() => {
    if (autoFocus) scroll.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    // Without a tab stop the keyboard cannot reach what is scrolled out.
    <Scroll ref={scroll} role="group" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col" data-name>
              {t('hour.time')}
            </th>
            {hours.map(({ time, hour, night }) => (
              <th
                key={time}
                scope="col"
                data-night={night}
                {...(hour === now ? { 'aria-current': 'time' } : {})}
              >
                {time}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOUR_ROWS.map(({ name, unit, cell }) => (
            <tr key={name}>
              <th scope="row" data-name>
                {t(`hour.${name}`)} {unit && <small>{unit}</small>}
              </th>
              {hours.map((hour) => (
                <td key={hour.time} data-night={hour.night}>
                  {cell(hour)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
