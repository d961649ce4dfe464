import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import type { BulkAction } from '@/platform/grid/rowActions';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { LoadingButton } from '@/platform/ui/LoadingButton';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minHeight: theme.density.control + 16,
  padding: '8px 12px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  // As high as the search: the bar of the selected rows takes this one's place and nothing may jump.
  '& .MuiButton-root': { minHeight: theme.density.control },
  '@media print': { minHeight: 0, borderBottom: 0 },
}));
/** What a small screen gives the tools: a line, what is left of one, or beside the search what they need. */
type Room = 'line' | 'rest' | 'few';
const Tools = styled('div', { shouldForwardProp: (name) => name !== 'room' })<{ room: Room }>(
  ({ theme, room }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginLeft: 'auto',
    [theme.breakpoints.down('sm')]:
      room === 'few'
        ? {}
        : {
            flex: room === 'line' ? '1 0 100%' : '1 0 auto',
            '& > .MuiButton-root': { marginRight: 'auto' },
          },
  }),
);
const Count = styled('span')({ ...typeStep('bodyStrong'), fontVariantNumeric: 'tabular-nums' });
const Selected = styled(Bar)(({ theme }) => ({ backgroundColor: theme.tokens.selection }));

/** Search and the page's own tools at left, the grid's tools at right. */
export function GridToolbar({
  children,
  tools,
  few = false,
}: {
  readonly children: ReactNode;
  readonly tools: ReactNode;
  /** A few icons that stay beside the search on a small screen too. */
  readonly few?: boolean;
}) {
  return (
    <Bar>
      {children}
      <Tools room={few ? 'few' : 'rest'}>{tools}</Tools>
    </Bar>
  );
}

interface BulkBarProps<Row> {
  readonly actions: readonly BulkAction<Row>[];
  readonly rows: readonly Row[];
  /** How many there are in all; null when the grid does not hold them all. */
  readonly selectable: number | null;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  /** Behind the actions. */
  readonly end?: ReactNode;
}

/** Takes the toolbar's place, in its height, while rows are selected. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { actions, rows, selectable, onSelectAll, onClear, end } = props;
  const { t } = useTranslation('grid');
  const whole = (value: number) => formatNumber(value, { decimals: 0 });
  return (
    <Selected role="toolbar" aria-label={t('bulk')}>
      <IconAction label={t('clearSelection')} icon={<CloseOutlined />} onClick={onClear} />
      <Count role="status">{t('selected', { count: rows.length, formatted: whole(rows.length) })}</Count>
      {selectable !== null && selectable > rows.length && (
        <Button variant="text" onClick={onSelectAll}>
          {t('selectAll', { formatted: whole(selectable) })}
        </Button>
      )}
      <Tools room="line">
        {actions.map((action) => (
          <LoadingButton
            key={action.id}
            variant="outlined"
            size="small"
            startIcon={action.icon && <action.icon />}
            disabledReason={action.reason?.(rows) || undefined}
            onClick={() => action.run(rows)}
          >
            {action.label}
          </LoadingButton>
        ))}
        {end}
      </Tools>
    </Selected>
  );
}
