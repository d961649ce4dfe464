import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatCents } from '@/platform/format/money';
import { headOf } from '@/platform/grid/columnSpec';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { useItem } from '@/platform/store/useResource';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { AppDialog } from '@/platform/ui/AppDialog';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { CellQuery } from '../planningService';
import { cellDocuments, cellKey } from '../planningSlice';
import type { ActualDocument } from '../planningTypes';
import { LoadState } from './LoadState';

// On a phone a long name wraps, so that the value beside it stays in sight.
const Partner = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'block', minWidth: 84, whiteSpace: 'normal' },
}));
const TEXT_COLUMNS = ['day', 'document', 'partner'] as const;
/** On a phone the document stands below its day. */
const SMALL_COLUMNS = ['day', 'partner'] as const;

function Documents({ rows, label }: { readonly rows: readonly ActualDocument[]; readonly label: string }) {
  const { t } = useTranslation('planning');
  const openOverlay = useOpenOverlay();
  const small = useSmallScreen();
  const columns = small ? SMALL_COLUMNS : TEXT_COLUMNS;
  const linkOf = ({ documentId, documentNumber, side }: ActualDocument) =>
    documentId === null || side === null ? (
      documentNumber
    ) : (
      <Link
        component="button"
        type="button"
        onClick={() => openOverlay('documento', { id: String(documentId), movimento: side })}
      >
        {documentNumber || t('documents.open')}
      </Link>
    );
  const sum = rows.reduce((all, { cents }) => all + cents, 0);
  return (
    <FigureScroll role="region" aria-label={label} tabIndex={0}>
      <FigureTable>
        <thead>
          <tr>
            {columns.map((head) => (
              <th key={head} scope="col" className="text">
                {t(`documents.${head}`)}
              </th>
            ))}
            <th scope="col">{headOf({ field: 'cents', header: t('documents.value'), kind: 'money' })}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .toSorted((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id))
            .map((row) => (
              <tr key={row.id}>
                <td className="text">
                  {formatDate(row.day)}
                  {small && <div>{linkOf(row)}</div>}
                </td>
                {!small && <td className="text">{linkOf(row)}</td>}
                <td className="text">
                  <Partner>{row.partner || '–'}</Partner>
                </td>
                <td>{formatCents(row.cents)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="text" colSpan={columns.length}>
              {t('documents.total')}
            </th>
            <td>{formatCents(sum)}</td>
          </tr>
        </tfoot>
      </FigureTable>
    </FigureScroll>
  );
}

interface CellDocumentsProps {
  readonly query: CellQuery;
  readonly title: string;
  readonly onClose: () => void;
}

/** The documents that an account's actual is made of; each opens in the viewer. */
export function CellDocuments({ query, title, onClose }: CellDocumentsProps) {
  const { t } = useTranslation('planning');
  const key = cellKey(query);
  const { data, status, error, retry } = useItem(cellDocuments, key);
  const rows = status === 'ready' ? data?.rows : undefined;
  return (
    <AppDialog title={title} size="l" full onClose={onClose}>
      <DialogContent>
        {rows === undefined && <LoadState failed={status === 'failed'} error={error} onRetry={retry} />}
        {rows?.length === 0 && (
          <EmptyState title={t('documents.emptyTitle')} text={t('documents.emptyText')} />
        )}
        {rows && rows.length > 0 && <Documents rows={rows} label={title} />}
      </DialogContent>
    </AppDialog>
  );
}
