import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DataTable } from '@/platform/grid/DataTable';
import type { BulkAction, RowAction } from '@/platform/grid/rowActions';
import { SavedViews } from '@/platform/grid/views/SavedViews';
import { useStable } from '@/platform/react/useStable';
import type { RowId } from '@/platform/store/resourceState';
import type { PageAction } from '@/platform/ui/pageAction';
import type { Register } from './defineRegister';
import { type RecordLead, RecordPage } from './form/RecordPage';
import { neededColumns } from './importing/importColumns';
import { useOpenRecord } from './registerAddress';
import { RegisterDialogs } from './RegisterDialogs';
import { RegisterHead } from './RegisterHead';
import { pagingOf } from './registerPaging';
import { useRegisterTexts } from './registerTexts';
import { useRegisterAccess } from './useRegisterAccess';
import type { Together } from './registerActions';
import { useRegisterActions } from './useRegisterActions';
import { useRegisterList } from './useRegisterList';

interface RegisterPageProps<Row extends { id: RowId }, Item extends object, Values extends FieldValues> {
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
}

/** The one page of every register: its list, and over it the form of the record that the address names. */
export function RegisterPage<Row extends { id: RowId }, Item extends object, Values extends FieldValues>({
  register,
  primary,
  toolbar,
  lead,
  recordLead,
  moreActions,
}: RegisterPageProps<Row, Item, Values>) {
  const texts = useRegisterTexts(register);
  const access = useRegisterAccess(register);
  const address = useOpenRecord(register.form ?? 'drawer', register.actions);
  const { open } = address;
  const [last, setLast] = useState<RowId | null>(null);
  if (open?.mode === 'edit' && open.id !== last) setLast(open.id);
  const [isImporting, setImporting] = useState(false);
  const [together, setTogether] = useState<Together | null>(null);
  const { grid, rows, list, load, columns, filters, ordered } = useRegisterList(
    register,
    texts,
    open !== null,
  );
  const show = useStable(address.show);
  const own = useRegisterActions(register, { texts, access, show, together: setTogether });
  const more = useMemo(() => moreActions?.(), [moreActions]);
  const rowActions = useMemo(() => [...(more?.row ?? []), ...own.rowActions], [more, own]);
  const bulkActions = useMemo(() => [...(more?.bulk ?? []), ...own.bulkActions], [more, own]);
  const openRow = useCallback((row: Row) => show({ mode: 'edit', id: String(row.id) }), [show]);
  const create = useCallback(() => show({ mode: 'new', copyOf: null }), [show]);
  const startImport = useCallback(() => setImporting(true), []);
  const canCreate = register.creatable !== false;
  const { importing } = register;
  const alwaysExported = useMemo(
    () =>
      importing &&
      neededColumns(
        importing.columns,
        register.columns.map(({ field }) => field),
      ),
    [importing, register],
  );
  const form = { register, texts, access, address, ordered };
  if (open && register.form === 'page') return <RecordPage {...form} open={open} lead={recordLead} />;
  return (
    <>
      <RegisterHead
        texts={texts}
        reason={access.reason}
        unread={list.loadedAt === null}
        onCreate={canCreate ? create : undefined}
        onImport={importing && canCreate ? startImport : undefined}
        primary={primary}
      />
      {lead}
      <DataTable
        grid={grid}
        label={texts.text('title')}
        columns={columns}
        rows={rows}
        status={list.status}
        error={list.error}
        onRetry={load}
        paging={pagingOf(register, list.total)}
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
              {texts.text('new')}
            </Button>
          ),
        }}
      />
      <RegisterDialogs
        form={form}
        open={open}
        rows={rows}
        together={together}
        onTogetherClose={() => setTogether(null)}
        isImporting={isImporting}
        onImportClose={() => setImporting(false)}
      />
    </>
  );
}
