import { styled } from '@mui/material/styles';
import type { DataTableProps } from '@/platform/grid/dataTableProps';
import type { TableContext } from '@/platform/grid/tableContext';
import { ActionSprite } from './ActionSprite';
import { CardList, type CardListProps } from './CardList';
import { CellTips } from './CellTips';
import { TableGrid, type TableGridProps } from './TableGrid';

const Tips = styled(CellTips)({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });

interface TableRowsProps<Row> extends TableGridProps<Row> {
  /** Each row is a card. */
  readonly narrow: boolean;
  readonly rowActions: DataTableProps<Row>['rowActions'];
  readonly actionsOf: CardListProps<Row>['actionsOf'];
  /** Id of the icons that all rows share. */
  readonly sprite: string;
  readonly totals: TableContext['totals'];
  readonly card: DataTableProps<Row>['card'];
}

/** The rows of a table: lines of a grid, on a telephone cards. */
export function TableRows<Row>({
  narrow,
  rowActions,
  actionsOf,
  sprite,
  totals,
  card,
  ...table
}: TableRowsProps<Row>) {
  if (!narrow)
    return (
      <Tips>
        {rowActions && <ActionSprite id={sprite} actions={rowActions} />}
        <TableGrid {...table} />
      </Tips>
    );
  return (
    <CardList
      label={table.label}
      columns={table.columns}
      rows={table.rows}
      skeleton={table.skeleton}
      idOf={table.idOf}
      actionsOf={actionsOf}
      totals={totals}
      selected={table.selected}
      onSelect={table.onSelect}
      onOpen={table.onOpen}
      mutedRow={table.mutedRow}
      startAt={table.startAt}
      card={card}
    />
  );
}
