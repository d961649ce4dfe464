import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import type { RotationEntry } from '../rotationTypes';
import { entryText, nameOf, warningText } from '../rotationWords';
import type { Warning } from '../rules/rotation';

/** px of one entry, of the room between two, and around them. */
export const ENTRY_HEIGHT = 22;
export const ENTRY_GAP = 2;
export const LEAST_CELL = 32;

// A plain button: hundreds of them are drawn, and none needs a ripple.
const Cell = styled('button')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: ENTRY_GAP,
  width: '100%',
  minHeight: LEAST_CELL,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: radius.chip,
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 1 },
  '&:hover': { background: theme.tokens.surfaceSunken },
  '&[data-drop="fits"]': { outline: `2px solid ${theme.tokens.success.softText}`, outlineOffset: -2 },
  '&[data-drop="refused"]': { outline: `2px dashed ${theme.tokens.danger.softText}`, outlineOffset: -2 },
}));
const Entry = styled('span')(({ theme }) => ({
  ...typeStep('chip'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 6,
  height: ENTRY_HEIGHT,
  padding: '2px 6px',
  borderRadius: radius.chip,
  whiteSpace: 'nowrap',
  background: theme.tokens.neutral.soft,
  color: theme.tokens.neutral.softText,
  '& > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-state="PLANNED"]': {
    background: 'none',
    border: `1px dashed ${theme.tokens.borderStrong}`,
    cursor: 'grab',
  },
  '&[data-state="SOWN"]': { background: theme.tokens.success.soft, color: theme.tokens.success.softText },
}));

interface RotationCellProps {
  /** Row and column, for the arrow keys and for what is dropped. */
  readonly place: string;
  readonly label: string;
  readonly entries: readonly RotationEntry[];
  /** By the id of the entry. */
  readonly warnings: ReadonlyMap<number, readonly Warning[]>;
}

/** What stands on a plot in one season: dashed where it is planned, and can be dragged; tinted where it is sown. */
export function RotationCell({ place, label, entries, warnings }: RotationCellProps) {
  const { t } = useTranslation('agricultureRotation');
  const own = entries.flatMap(({ id }) => warnings.get(id) ?? []);
  const said = [...entries.map((entry) => entryText(t, entry)), ...own.map((one) => warningText(t, one))];
  return (
    <Cell
      type="button"
      data-cell={place}
      aria-label={`${label}: ${said.join('. ') || t('nothing')}`}
      title={own.map((one) => warningText(t, one)).join(' ') || undefined}
    >
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          data-state={entry.state}
          data-carry={entry.state === 'PLANNED' ? `entry:${entry.id}` : undefined}
          data-label={nameOf(t, entry)}
        >
          <span>{nameOf(t, entry)}</span>
          <span>{formatNumber(entry.hectares)}</span>
          {own.some((one) => one.entry.id === entry.id) && <WarningAmberOutlined sx={{ fontSize: 14 }} />}
        </Entry>
      ))}
    </Cell>
  );
}
