import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import type { RotationEntry } from '../rotationTypes';
import { entryText, nameOf, warningText } from '../rotationWords';
import type { Warning } from '../rules/rotation';

const Cell = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  gap: 2,
  width: '100%',
  minHeight: 32,
  borderRadius: radius.chip,
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 1 },
  '&:hover': { background: theme.tokens.surfaceSunken },
}));
const Entry = styled('span')(({ theme }) => ({
  ...typeStep('chip'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 6,
  padding: '2px 6px',
  borderRadius: radius.chip,
  whiteSpace: 'nowrap',
  background: theme.tokens.neutral.soft,
  color: theme.tokens.neutral.softText,
  '&[data-state="PLANNED"]': { background: 'none', border: `1px dashed ${theme.tokens.borderStrong}` },
  '&[data-state="SOWN"]': { background: theme.tokens.success.soft, color: theme.tokens.success.softText },
}));

interface RotationCellProps {
  /** Row and column, for the arrow keys. */
  readonly place: string;
  readonly label: string;
  readonly entries: readonly RotationEntry[];
  /** By the id of the entry. */
  readonly warnings: ReadonlyMap<number, readonly Warning[]>;
  readonly onOpen: () => void;
}

/** What stands on a plot in one season: dashed where it is planned, tinted where it is sown. */
export function RotationCell({ place, label, entries, warnings, onOpen }: RotationCellProps) {
  const { t } = useTranslation('agricultureRotation');
  const own = entries.flatMap(({ id }) => warnings.get(id) ?? []);
  const said = [...entries.map((entry) => entryText(t, entry)), ...own.map((one) => warningText(t, one))];
  return (
    <Cell
      data-cell={place}
      aria-label={`${label}: ${said.join('. ') || t('nothing')}`}
      title={own.map((one) => warningText(t, one)).join(' ') || undefined}
      onClick={onOpen}
    >
      {entries.map((entry) => (
        <Entry key={entry.id} data-state={entry.state}>
          <span>{nameOf(t, entry)}</span>
          <span>{formatNumber(entry.hectares)}</span>
          {own.some((one) => one.entry.id === entry.id) && <WarningAmberOutlined sx={{ fontSize: 14 }} />}
        </Entry>
      ))}
    </Cell>
  );
}
