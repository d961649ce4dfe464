import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import type { RotationEntry, SeasonColumn } from '../rotationTypes';
import { entryText, goingText, nameOf, warningText } from '../rotationWords';
import type { Warning } from '../rules/rotation';

interface RotationCellProps {
  /** Row and column, for the arrow keys and for what is dropped. */
  readonly place: string;
  readonly label: string;
  readonly column: SeasonColumn;
  readonly entries: readonly RotationEntry[];
  /** What stands in the cell on its left: what goes on from there is not named again. */
  readonly before: readonly RotationEntry[];
  /** By the id of the entry. */
  readonly warnings: ReadonlyMap<number, readonly Warning[]>;
}

/**
 * What stands on a plot in one season: dashed where it is planned, and can be dragged; tinted where it is sown. Plain elements, which the
 * table dresses: hundreds of them are drawn while it scrolls.
 */
export function RotationCell({ place, label, column, entries, before, warnings }: RotationCellProps) {
  const { t } = useTranslation('agricultureRotation');
  /** What is perennial is planned in its own column, and goes on through the others. */
  const goesOn = (entry: RotationEntry) => entry.season === 'PERENNIAL' && column.season !== 'PERENNIAL';
  /** What is perennial is moved from the year in which it begins. */
  const begins = ({ year, season, state }: RotationEntry) =>
    state === 'PLANNED' && year === column.year && season === column.season;
  const here = entries.filter((entry) => !goesOn(entry));
  const own = here.flatMap(({ id }) => warnings.get(id) ?? []);
  const said = [
    ...entries.map((entry) => (goesOn(entry) ? goingText(t, entry) : entryText(t, entry))),
    ...own.map((one) => warningText(t, one)),
  ];
  return (
    <button
      type="button"
      className="put"
      data-cell={place}
      aria-label={`${label}: ${said.join('. ') || t('nothing')}`}
      title={own.map((one) => warningText(t, one)).join(' ') || undefined}
    >
      {entries.map((entry) => (
        <span
          key={entry.id}
          className="entry"
          data-state={goesOn(entry) ? 'GOES_ON' : entry.state}
          data-carry={begins(entry) ? `entry:${entry.id}` : undefined}
          data-label={nameOf(t, entry)}
        >
          {goesOn(entry) && before.includes(entry) ? (
            <span>→</span>
          ) : (
            <>
              <span>{nameOf(t, entry)}</span>
              <span>{goesOn(entry) ? t('goesOn') : formatNumber(entry.hectares)}</span>
            </>
          )}
          {own.some((one) => one.entry.id === entry.id) && <WarningAmberOutlined sx={{ fontSize: 14 }} />}
        </span>
      ))}
    </button>
  );
}
