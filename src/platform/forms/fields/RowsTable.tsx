import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout, radius } from '@/platform/theme/tokens';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

const Frame = styled('div')(({ theme }) => ({
  marginTop: 8,
  overflowX: 'auto',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  containerType: 'inline-size',
}));

const Table = styled('table', { shouldForwardProp: (name) => name !== 'stacksAt' })<{ stacksAt: number }>(
  ({ theme, stacksAt }) => ({
    width: '100%',
    borderCollapse: 'collapse',
    '& th': {
      ...theme.typography.cellHead,
      textAlign: 'left',
      padding: '8px 6px',
      backgroundColor: theme.tokens.surfaceSunken,
      color: theme.tokens.textMuted,
      whiteSpace: 'nowrap',
    },
    '& td': { padding: '4px 6px', verticalAlign: 'top', borderTop: `1px solid ${theme.tokens.border}` },
    '& th:first-of-type, & td:first-of-type': { paddingLeft: 12 },
    '& [data-numeric="true"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& [data-actions]': { width: 44, textAlign: 'right' },
    '& tfoot td': {
      ...theme.typography.bodyStrong,
      padding: '8px 6px',
      backgroundColor: theme.tokens.surfaceSunken,
    },
    // Head and total end where the figures inside the fields end.
    '& th[data-numeric="true"], & tfoot td[data-numeric="true"]': { paddingRight: 18 },
    '& .MuiInputBase-readOnly .MuiOutlinedInput-notchedOutline': { border: 0 },
    '& [data-empty]': { padding: 16, textAlign: 'center', color: theme.tokens.textMuted },
    // In a narrow place each line becomes a block, and each cell carries the name of its column.
    [`@container (max-width: ${stacksAt}px)`]: {
      // A block of one pixel: a table's head in its own width would widen the page.
      '& thead': {
        display: 'block',
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '&, & tbody, & tfoot, & tr, & td': { display: 'block', width: 'auto' },
      '& tbody tr': { position: 'relative', padding: '8px 0', borderTop: `1px solid ${theme.tokens.border}` },
      '& tbody tr:first-of-type': { borderTop: 0 },
      '& td': { border: 0, padding: '4px 12px' },
      '& td[data-head]::before': {
        content: 'attr(data-head)',
        display: 'block',
        ...theme.typography.caption,
        color: theme.tokens.textMuted,
        textAlign: 'left',
      },
      // The first field leaves the corner to the line's action.
      '& [data-actions]': { position: 'absolute', top: 24, right: 4, width: 'auto', padding: 4 },
      '& td[data-head]:first-of-type': { paddingRight: 56 },
      // Figures are short: two stand beside each other, the second one under the action.
      '&[data-figures] tbody tr:has([data-head])': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
      '&[data-figures] tbody td[data-head]:first-of-type': { paddingRight: 12 },
      '&[data-figures] tbody td[data-head]:nth-of-type(2)': { paddingRight: 56 },
      '& tfoot td[data-head]': { display: 'flex', justifyContent: 'space-between' },
      '& tfoot td:empty': { display: 'none' },
      '& tfoot td, & tfoot td[data-numeric="true"]': { padding: '4px 12px' },
    },
  }),
);

interface RowsTableProps {
  readonly columns: readonly {
    readonly key: string;
    readonly head: string;
    readonly numeric?: boolean;
    readonly width?: number | string;
  }[];
  /** Head of the actions' column, read out only; '' when there are none. */
  readonly actions: string;
  readonly empty: string;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** Where a table has no room for its columns beside each other; two of figures have it nearly everywhere. */
const STACKS_AT = 520;
const TWO_FIGURES = 260;

/** The table of a grid inside a form. */
export function RowsTable({ columns, actions, empty, foot, children }: RowsTableProps) {
  const figures = columns.every(({ numeric }) => numeric === true);
  const sum = columns.reduce((all, { width }) => all + (typeof width === 'number' ? width : 0), 0);
  // Columns that no form has room for keep their width: the table scrolls rather than starve one of them.
  const scrolls = sum > layout.formMax;
  return (
    <Frame>
      <Table
        data-figures={figures || undefined}
        stacksAt={figures && columns.length <= 2 ? TWO_FIGURES : STACKS_AT}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-numeric={column.numeric}
                style={{ width: column.width, ...(scrolls && { minWidth: column.width }) }}
              >
                {column.head}
              </th>
            ))}
            {actions && (
              <th scope="col" data-actions>
                <VisuallyHidden>{actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {children}
          {empty && (
            <tr>
              <td data-empty colSpan={columns.length + (actions ? 1 : 0)}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </Table>
    </Frame>
  );
}
