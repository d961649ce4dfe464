import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { signedNumber } from '@/platform/format/signed';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { ActivityDescriptor } from '../activityTypes';
import type { ActivityValues } from '../activityValues';
import { type Scenario, sensitivityOf, stepsOf } from '../rules/scenario';

const STEPS = stepsOf(21, 5);
const UNKNOWN = '–';
const HEIGHT = 480;

// The sign tells loss from gain; the background only makes it quicker to see.
const Table = styled(FigureTable)(({ theme: { tokens } }) => ({
  '& tbody th': { position: 'sticky', left: 0, zIndex: 1, backgroundColor: tokens.surfaceSunken },
  '& thead th': { zIndex: 1 },
  '& thead th:first-of-type': { left: 0, zIndex: 2 },
  '& td[data-side="loss"]': { backgroundColor: tokens.danger.soft, color: tokens.danger.softText },
  '& td[data-side="gain"]': { backgroundColor: tokens.success.soft, color: tokens.success.softText },
  // On paper every second step: a table of twenty-one does not fit between its margins.
  '@media print': {
    '& thead th:nth-of-type(2n + 3), & tbody td:nth-of-type(2n), & tbody tr:nth-of-type(2n)': {
      display: 'none',
    },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { position: 'static', padding: '0 4px' },
  },
  '& td[data-here="true"]': { outline: `2px solid ${tokens.focusRing}`, outlineOffset: -2, fontWeight: 600 },
}));

const percent = (step: number) => `${signedNumber(step)}%`;
/** Whole thousands: a table of margins is read at a glance. */
const thousands = (cents: number) =>
  formatCents(Math.round(cents / 100_000) * 100_000).replace(/[.,]00$/, '');

const sideOf = (margin: number | null) => {
  if (margin === null || margin === 0) return undefined;
  return margin < 0 ? 'loss' : 'gain';
};

interface SensitivityTableProps {
  readonly activity: ActivityDescriptor;
  readonly values: ActivityValues;
  readonly scenario: Scenario;
  readonly dollarCost: number;
}

/** The margin at other prices and yields than those of a scenario, from loss to gain. */
export const SensitivityTable = memo(function SensitivityTable(props: SensitivityTableProps) {
  const { activity, values, scenario, dollarCost } = props;
  const { t } = useTranslation('activity');
  const margins = useMemo(
    () => sensitivityOf(activity, values, { scenario, dollarCost }, STEPS),
    [activity, values, scenario, dollarCost],
  );
  return (
    <FigureScroll
      role="region"
      aria-label={t('sensitivity.title')}
      tabIndex={0}
      sx={{ maxHeight: HEIGHT, '@media print': { maxHeight: 'none', overflow: 'visible' } }}
    >
      <Table>
        <thead>
          <tr>
            <th className="text" scope="col">
              {t('sensitivity.corner')}
            </th>
            {STEPS.map((step) => (
              <th key={step} scope="col">
                {percent(step)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {margins.map((row, at) => (
            <tr key={STEPS[at]}>
              <th className="text" scope="row">
                {percent(STEPS[at] ?? 0)}
              </th>
              {row.map((margin, column) => (
                <td
                  key={STEPS[column]}
                  data-side={sideOf(margin)}
                  data-here={STEPS[at] === 0 && STEPS[column] === 0}
                >
                  {margin === null ? UNKNOWN : thousands(margin)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </FigureScroll>
  );
});
