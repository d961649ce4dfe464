import AddOutlined from '@mui/icons-material/AddOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from 'react-hook-form';
import { visibleColumns } from '@/platform/grid/arrangeColumns';
import { DataTable } from '@/platform/grid/DataTable';
import type { BulkAction, RowAction } from '@/platform/grid/rowActions';
import { useTableRows } from '@/platform/grid/useTableRows';
import { useGridState } from '@/platform/grid/useGridState';
import { SavedViews } from '@/platform/grid/views/SavedViews';
import { useStable } from '@/platform/react/useStable';
import { useAppSelector } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { useLoad } from '@/platform/store/useLoad';
import type { PageAction } from '@/platform/ui/pageAction';
import { PageHead } from '@/platform/ui/PageHead';
import type { BulkActiveDialog as BulkActiveDialogComponent } from './bulk/BulkActiveDialog';
import type { BulkEditDialog as BulkEditDialogComponent } from './bulk/BulkEditDialog';
import { withChoices } from './choiceFilters';
import type { Register } from './defineRegister';
import type { ImportDialog as ImportDialogComponent } from './importing/ImportDialog';
import { type RecordLead, RecordPage } from './form/RecordPage';
import { RegisterForm } from './form/RegisterForm';
import { lazyOnce } from './lazyOnce';
import { RECORD_PARAMS, useOpenRecord } from './registerAddress';
import { useRegisterTexts } from './registerTexts';
import type { RecordFormProps } from './registerTypes';
import { useRegisterAccess } from './useRegisterAccess';
import { neededColumns } from './importing/importColumns';
import { type Together, useRegisterActions } from './useRegisterActions';
import { useRegisterColumns } from './useRegisterColumns';

// Few visits import anything: spreadsheets and CSV come when somebody does.
// `lazy` forgets type parameters; the cast gives them back.
const ImportDialog = lazy(async () => ({
  default: (await import('./importing/ImportDialog')).ImportDialog,
})) as unknown as typeof ImportDialogComponent;

const BulkEditDialog = lazy(async () => ({
  default: (await import('./bulk/BulkEditDialog')).BulkEditDialog,
})) as unknown as typeof BulkEditDialogComponent;

const BulkActiveDialog = lazy(async () => ({
  default: (await import('./bulk/BulkActiveDialog')).BulkActiveDialog,
})) as unknown as typeof BulkActiveDialogComponent;

const recordFormOf = ({ RecordForm }: { RecordForm: ComponentType<RecordFormProps> }) => RecordForm;

const NO_ROWS: readonly never[] = [];

/** The one page of every register: its list, and over it the form of the record that the address names. */
export function RegisterPage<Row extends { id: RowId }, Item extends object, Values extends FieldValues>({
  register,
  primary,
  toolbar,
  lead,
  recordLead,
  moreActions,
}: {
  register: Register<Row, Item, Values>;
  /** The page's one action where records are not made here. */
  primary?: PageAction;
  /** Stands beside the search. */
  toolbar?: ReactNode;
  /** Stands between head and list: figures, a chart. */
  lead?: ReactNode;
  /** Stands between head and form of a record that opens as a page. */
  recordLead?: RecordLead;
  /**
   * What can be done with rows here besides what the family offers; what they write is announced by
   * `register.resource.written`.
   */
  moreActions?: () => {
    readonly row?: readonly RowAction<Row>[];
    readonly bulk?: readonly BulkAction<Row>[];
  };
}) {
  const { t, i18n } = useTranslation('register');
  const { t: tGrid } = useTranslation('grid');
  const texts = useRegisterTexts(register);
  const access = useRegisterAccess(register);
  const address = useOpenRecord(register.form ?? 'drawer');
  const { open, show } = address;
  const [last, setLast] = useState<RowId | null>(null);
  if (open?.mode === 'edit' && open.id !== last) setLast(open.id);
  const [importing, setImporting] = useState(false);
  const gridId = `${register.module}.${register.name}`;
  const grid = useGridState(gridId, {
    sort: register.sort ?? { field: register.columns[0]?.field ?? 'id', direction: 'asc' },
  });
  const server = register.paging === 'server';

  const { resource } = register;
  const rows = useAppSelector(resource.selectRows);
  const list = useAppSelector(resource.selectList);
  const [together, setTogether] = useState<Together | null>(null);
  const load = useLoad(
    server ? JSON.stringify(grid.query) : gridId,
    (dispatch) => dispatch(resource.load(grid.query)),
    resource.tags,
  );
  const { columns, filters: described } = useRegisterColumns(register, texts);
  const filters = useMemo(
    () => withChoices(described, columns, rows, tGrid),
    [described, columns, rows, tGrid],
  );
  const shown = useMemo(() => visibleColumns(columns, grid.layout), [columns, grid.layout]);
  const { all: ordered } = useTableRows<Row>(
    {
      grid,
      columns,
      // Only an open record asks for its neighbours.
      rows: open ? rows : NO_ROWS,
      filters,
      label: '',
      status: list.status,
      ...(server ? { paging: { mode: 'server', total: list.total } } : {}),
    },
    shown,
    tGrid,
    i18n.language,
  );
  const { ownForm } = register;
  const OwnForm = ownForm ? lazyOnce(ownForm, recordFormOf) : null;
  const showNow = useStable(show);
  const own = useRegisterActions(register, { texts, access, show: showNow, together: setTogether });
  const more = useMemo(() => moreActions?.(), [moreActions]);
  const rowActions = useMemo(() => [...(more?.row ?? []), ...own.rowActions], [more, own]);
  const bulkActions = useMemo(() => [...(more?.bulk ?? []), ...own.bulkActions], [more, own]);
  const openRow = useCallback((row: Row) => showNow({ mode: 'edit', id: String(row.id) }), [showNow]);
  const canCreate = register.creatable !== false;
  const { reason } = access;
  const unread = list.loadedAt === null;
  const createLabel = texts.text('new');
  const create = useCallback(() => showNow({ mode: 'new', copyOf: null }), [showNow]);
  const head = useMemo(() => {
    const createAction = {
      label: createLabel,
      icon: <AddOutlined />,
      onClick: create,
      disabledReason: reason,
    };
    const importAction = {
      label: t('import.action'),
      icon: <UploadFileOutlined />,
      onClick: () => setImporting(true),
      // What the register does not hold yet would all be new.
      disabledReason: reason ?? (unread ? t('import.waits') : undefined),
    };
    return (
      <PageHead
        title={texts.text('title')}
        subtitle={texts.text('subtitle')}
        primary={canCreate ? createAction : primary}
        actions={register.importing && canCreate ? [importAction] : []}
      />
    );
  }, [register, texts, t, reason, unread, canCreate, primary, create, createLabel]);
  const alwaysExported = useMemo(
    () =>
      register.importing &&
      neededColumns(
        register.importing.columns,
        register.columns.map(({ field }) => field),
      ),
    [register],
  );
  const form = { register, texts, access, address, ordered };
  const changed = {
    register,
    rows: (together?.rows ?? NO_ROWS) as readonly Row[],
    onClose: () => setTogether(null),
  };
  if (open && register.form === 'page') return <RecordPage {...form} open={open} lead={recordLead} />;
  return (
    <>
      {head}
      {lead}
      <DataTable
        grid={grid}
        label={texts.text('title')}
        columns={columns}
        rows={rows}
        status={list.status}
        error={list.error}
        onRetry={load}
        paging={
          server
            ? {
                mode: 'server',
                total: list.total,
                loadAll: async (query, signal) => {
                  const answer = await register.calls.list(
                    { ...query, page: 0, pageSize: list.total },
                    signal,
                  );
                  return Array.isArray(answer) ? answer : answer.rows;
                },
              }
            : { mode: 'client' }
        }
        filters={filters}
        floatingFilters
        rowActions={rowActions}
        // Nothing to do with several: nothing to select.
        {...(bulkActions.length > 0 ? { bulkActions } : {})}
        startAt={last}
        onOpen={openRow}
        countLabel={texts.count}
        exportName={register.slug}
        {...(alwaysExported ? { alwaysExported } : {})}
        toolbar={
          <>
            {toolbar}
            <SavedViews grid={grid} />
          </>
        }
        emptyState={{
          title: texts.text('empty.title'),
          text: texts.text('empty.text'),
          action: canCreate && access.reason === undefined && (
            <Button variant="outlined" startIcon={<AddOutlined />} onClick={create}>
              {createLabel}
            </Button>
          ),
        }}
      />
      {open && OwnForm && (
        <Suspense fallback={null}>
          <OwnForm
            key={JSON.stringify(open)}
            id={open.mode === 'edit' ? open.id : null}
            copyOf={open.mode === 'new' ? open.copyOf : null}
            readOnlyReason={access.reason}
            guardParams={RECORD_PARAMS}
            onClose={() => show(null)}
            onSaved={() => show(null, true)}
          />
        </Suspense>
      )}
      {open && !OwnForm && <RegisterForm {...form} open={open} />}
      {together && (
        <Suspense fallback={null}>
          {together.kind === 'edit' ? (
            <BulkEditDialog {...changed} texts={texts} access={access} />
          ) : (
            <BulkActiveDialog {...changed} active={together.active} uses={together.uses} />
          )}
        </Suspense>
      )}
      {importing && register.importing && (
        <Suspense fallback={null}>
          <ImportDialog
            register={register}
            importing={register.importing}
            texts={texts}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
