import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/platform/grid/DataTable';
import type { EmptyStateTexts } from '@/platform/grid/dataTableProps';
import { useGridState } from '@/platform/grid/useGridState';
import type { LoadState } from '../occurrencePage';
import { type OccurrenceColumnsProps, useOccurrenceColumns } from './useOccurrenceColumns';
import { type OccurrenceRowActionsProps, useOccurrenceRowActions } from './useOccurrenceRowActions';

const USUAL = { sort: { field: 'moment', direction: 'desc' } } as const;

interface OccurrenceListProps extends OccurrenceColumnsProps, OccurrenceRowActionsProps {
  readonly id: string;
  readonly label: string;
  readonly exportName: string;
  readonly toolbar: ReactNode;
  readonly state: LoadState;
  readonly empty: EmptyStateTexts;
}

/** Occurrences as a grid: searched, sorted, exported. */
export function OccurrenceList(props: OccurrenceListProps) {
  const { records, state } = props;
  const { t } = useTranslation('occurrence');
  const grid = useGridState(props.id, USUAL);
  const columns = useOccurrenceColumns(props);
  const rowActions = useOccurrenceRowActions(props);
  return (
    <DataTable
      grid={grid}
      label={props.label}
      columns={columns}
      rows={records}
      status={state.status}
      error={state.error}
      onRetry={state.onRetry}
      rowActions={rowActions}
      onOpen={props.onOpen}
      search={t('search')}
      toolbar={props.toolbar}
      exportName={props.exportName}
      emptyState={props.empty}
    />
  );
}
