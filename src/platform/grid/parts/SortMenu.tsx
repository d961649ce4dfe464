import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { GridSort } from '@/platform/grid/gridQuery';
import type { GridState } from '@/platform/grid/useGridState';
import { IconAction } from '@/platform/ui/IconAction';

interface SortMenuProps<Row> {
  readonly grid: GridState;
  readonly columns: readonly ColumnSpec<Row>[];
}

/** Sorting where there are no heads to press. */
export function SortMenu<Row>({ grid, columns }: SortMenuProps<Row>) {
  const { t } = useTranslation('grid');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { sort } = grid.query;
  const choices: { sort: GridSort | null; label: string }[] = [
    { sort: null, label: t('sort.none') },
    ...columns
      .filter((column) => column.sortable !== false)
      .flatMap(({ field, header }) => [
        { sort: { field, direction: 'asc' as const }, label: t('sort.ascending', { column: header }) },
        { sort: { field, direction: 'desc' as const }, label: t('sort.descending', { column: header }) },
      ]),
  ];
  return (
    <>
      <IconAction
        label={t('sort.title')}
        icon={<SwapVertOutlined />}
        menuOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {choices.map((choice) => {
          const chosen = choice.sort?.field === sort?.field && choice.sort?.direction === sort?.direction;
          return (
            <MenuItem
              key={choice.label}
              role="menuitemradio"
              aria-checked={chosen}
              selected={chosen}
              onClick={() => {
                grid.setQuery({ sort: choice.sort });
                setAnchor(null);
              }}
            >
              {choice.label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
