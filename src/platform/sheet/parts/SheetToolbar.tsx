import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined';
import UnfoldLessOutlined from '@mui/icons-material/UnfoldLessOutlined';
import UnfoldMoreOutlined from '@mui/icons-material/UnfoldMoreOutlined';
import { useTranslation } from 'react-i18next';
import type { ExportTable } from '@/platform/export/exportTable';
import { nothingToExport } from '@/platform/grid/nothingToExport';
import { ExportMenu } from '@/platform/grid/parts/ExportMenu';
import { GridToolbar } from '@/platform/grid/parts/GridToolbar';
import type { SheetProps } from '@/platform/sheet/sheetProps';
import type { SheetActions } from '@/platform/sheet/useSheetActions';
import type { SheetModel } from '@/platform/sheet/useSheetModel';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { IconAction } from '@/platform/ui/IconAction';
import { SearchField } from '@/platform/ui/SearchField';

interface SheetToolbarProps<Row extends object> {
  readonly props: SheetProps<Row>;
  readonly model: SheetModel<Row>;
  readonly actions: Pick<SheetActions<Row>, 'mayNote' | 'openNote'>;
  readonly table: () => ExportTable;
  /** Line under the printed title. */
  readonly note: () => string;
}

/** Search and the page's own tools at left; folding, files and print at right. */
export function SheetToolbar<Row extends object>({
  props,
  model,
  actions,
  table,
  note,
}: SheetToolbarProps<Row>) {
  const { t } = useTranslation(['sheet', 'grid']);
  const small = useSmallScreen();
  const { search = '', exportName, groups, toolbar } = props;
  if (search === false && exportName === false && !groups && !toolbar) return null;
  const { groupIds, folded } = model;
  return (
    <GridToolbar
      few
      tools={
        <>
          {groups && (
            <>
              <IconAction
                label={t('sheet:unfoldAll')}
                icon={<UnfoldMoreOutlined />}
                disabledReason={folded.size === 0 ? t('sheet:allUnfolded') : undefined}
                onClick={() => model.fold(groupIds, false)}
              />
              <IconAction
                label={t('sheet:foldAll')}
                icon={<UnfoldLessOutlined />}
                disabledReason={folded.size === groupIds.length ? t('sheet:allFolded') : undefined}
                onClick={() => model.fold(groupIds, true)}
              />
            </>
          )}
          {props.notes && (
            <IconAction
              label={t('sheet:note.open')}
              icon={<StickyNote2Outlined />}
              disabledReason={actions.mayNote ? undefined : t('sheet:note.noCell')}
              onClick={() => actions.openNote()}
            />
          )}
          {exportName !== false && (
            <ExportMenu
              name={exportName ?? props.label}
              nothing={nothingToExport(props.status ?? 'ready', model.lines.length > 0)}
              tableOf={() => Promise.resolve(table())}
              note={note}
            />
          )}
        </>
      }
    >
      {search !== false && (
        <SearchField
          label={search || t('grid:search')}
          value={model.search}
          delay={150}
          width={small ? `calc(100% - ${groups ? 156 : 52}px)` : 270}
          onSearch={model.setSearch}
        />
      )}
      {toolbar}
    </GridToolbar>
  );
}
