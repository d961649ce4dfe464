import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { today } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { DataTable } from '@/platform/grid/DataTable';
import { useLocalGridState } from '@/platform/grid/useGridState';
import { href } from '@/platform/routing/href';
import { useOpenOverlay } from '@/platform/routing/overlays';
import type { RowId } from '@/platform/store/resourceState';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { findDocuments } from '../../documents/documentsService';
import type { DocumentRow } from '../../documents/documentTypes';
import { queryColumns } from '../../documents/query/queryColumns';
import { lastYear } from '../../documents/rules/queryPeriod';

const NONE: readonly DocumentRow[] = [];
const USUAL = { sort: { field: 'issueDate', direction: 'desc' }, pageSize: 25 } as const;
type Columns = ReturnType<typeof queryColumns>;

/** The query's columns without whose documents they are, which stands above; a page of a form has room for the gist. */
function partnerColumns(columns: Columns, cards: boolean): Columns {
  const identifying = cards ? 'number' : 'farm';
  const hidden = cards ? [] : ['movement', 'discount'];
  return columns
    .filter(({ field }) => field !== 'partner' && field !== 'farmer')
    .map(({ width, ...column }) => ({
      ...column,
      ...(column.field === identifying ? { identifying: true } : width === undefined ? {} : { width }),
      ...(column.field === 'issueDate' ? { width: 112 } : {}),
      ...(hidden.includes(column.field) ? { hidden: true } : {}),
    }));
}

const partnerDocuments = createQuery<DocumentRow[], RowId>(
  'financePartners',
  'documents',
  (id, signal) => {
    const lists = { partnerPersonIds: [String(id)] };
    const query = { ...lastYear(today()), movement: null, number: '', least: null, most: null, lists };
    return findDocuments(query, signal, { contained: true });
  },
  { keep: false },
);

/** A partner's documents of the last year, the newest first; a row opens the viewer. */
export function Panel({ id }: { readonly id: RowId }) {
  const { t } = useTranslation('financePartners');
  const { t: tDocuments } = useTranslation('financeDocuments');
  const { status, data, error, retry } = useQuery(partnerDocuments, id);
  const grid = useLocalGridState('finance.partnerDocuments', USUAL);
  const cards = useSmallScreen();
  const rows = data ?? NONE;
  const oneMovement = new Set(rows.map(({ movement }) => movement)).size === 1;
  const columns = useMemo(
    () => partnerColumns(queryColumns(tDocuments, { oneMovement, cards }), cards),
    [tDocuments, oneMovement, cards],
  );
  const mayQuery = useHoldsMenuKey()('DOCUMENT_QUERY');
  const openOverlay = useOpenOverlay();
  const open = useCallback(
    (row: DocumentRow) => openOverlay('documento', { id: String(row.id), movimento: row.movement ?? '' }),
    [openOverlay],
  );
  return (
    <DataTable
      grid={grid}
      label={t('documents.title')}
      columns={columns}
      rows={rows}
      status={status}
      error={error}
      onRetry={retry}
      onOpen={open}
      height="content"
      countLabel={(count) =>
        tDocuments('query.count', { count, formatted: formatNumber(count, { decimals: 0 }) })
      }
      exportName={t('documents.exportName')}
      toolbar={
        mayQuery && (
          <Button
            component={Link}
            to={`${href('financeDocumentQuery')}?parceiro=${encodeURIComponent(id)}`}
            variant="text"
            startIcon={<ManageSearchOutlined />}
          >
            {t('documents.all')}
          </Button>
        )
      }
      emptyState={{ title: t('documents.empty.title'), text: t('documents.empty.text') }}
    />
  );
}
