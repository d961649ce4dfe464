import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHidden, moveColumn, orderColumns } from '@/platform/grid/arrangeColumns';
import { type ColumnSpec, headOf } from '@/platform/grid/columnSpec';
import { DEFAULT_LAYOUT } from '@/platform/grid/gridPreferences';
import type { GridState } from '@/platform/grid/useGridState';
import { IconAction } from '@/platform/ui/IconAction';

const Panel = styled('div')({ width: 320, maxWidth: '100%', padding: '12px 8px 8px' });
const List = styled('ul')({
  margin: '4px 0',
  padding: 0,
  listStyle: 'none',
  maxHeight: 360,
  overflowY: 'auto',
});
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  paddingLeft: 8,
  paddingRight: 4,
  '& label': { flex: 1, minWidth: 0 },
});

interface ColumnsMenuProps {
  readonly layout: GridState['layout'];
  readonly setLayout: GridState['setLayout'];
  readonly columns: readonly ColumnSpec<never>[];
}

/** Rendered when it is opened: a closed menu costs the grid nothing. */
function ColumnsPanel({
  layout,
  setLayout,
  columns,
  titleId,
}: ColumnsMenuProps & { readonly titleId: string }) {
  const { t } = useTranslation('grid');
  const ordered = orderColumns(columns, layout.order);
  const show = (field: string, shown: boolean) =>
    setLayout({ hidden: { ...layout.hidden, [field]: !shown } });
  const move = (field: string, by: -1 | 1) => setLayout({ order: moveColumn(ordered, field, by) });
  return (
    <Panel>
      <Typography id={titleId} variant="h3" sx={{ px: 1 }}>
        {t('columns.title')}
      </Typography>
      <List>
        {ordered.map((column, index) => {
          const fixed = column.hideable === false || column.identifying === true;
          return (
            <Item key={column.field}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={!isHidden(column, layout)}
                    disabled={fixed}
                    onChange={(_, checked) => show(column.field, checked)}
                  />
                }
                label={headOf(column)}
                title={fixed ? t('columns.always') : undefined}
              />
              <IconAction
                size="small"
                label={t('columns.up', { column: column.header })}
                icon={<ArrowUpwardOutlined fontSize="small" />}
                disabledReason={index === 0 ? t('columns.first') : undefined}
                onClick={() => move(column.field, -1)}
              />
              <IconAction
                size="small"
                label={t('columns.down', { column: column.header })}
                icon={<ArrowDownwardOutlined fontSize="small" />}
                disabledReason={index === ordered.length - 1 ? t('columns.last') : undefined}
                onClick={() => move(column.field, 1)}
              />
            </Item>
          );
        })}
      </List>
      <Button variant="text" onClick={() => setLayout({ ...DEFAULT_LAYOUT, density: layout.density })}>
        {t('columns.reset')}
      </Button>
    </Panel>
  );
}

/** Which columns are shown and in which order; kept for the user. */
export const ColumnsMenu = memo(function ColumnsMenu({ layout, setLayout, columns }: ColumnsMenuProps) {
  const { t } = useTranslation('grid');
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        label={t('columns.title')}
        icon={<ViewColumnOutlined />}
        menuOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <ColumnsPanel layout={layout} setLayout={setLayout} columns={columns} titleId={titleId} />
      </Popover>
    </>
  );
});
