import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatCents } from '@/platform/format/money';
import { headOf } from '@/platform/grid/columnSpec';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { AppDialog } from '@/platform/ui/AppDialog';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { FlowRow, PlacedItem } from '../rules/cashFlow';

interface CellDialogProps {
  readonly row: FlowRow;
  readonly month: number | null;
  readonly year: number;
  readonly onClose: () => void;
}

const stateOf = ({ paid, late }: PlacedItem) => (paid ? 'paid' : late ? 'late' : 'open');

/** What a cell is made of; each line opens its document. */
export function CellDialog({ row, month, year, onClose }: CellDialogProps) {
  const { t } = useTranslation('financeCashFlow');
  const openOverlay = useOpenOverlay();
  const items = row.items
    .filter((item) => month === null || item.month === month)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id));
  const when = month === null ? String(year) : `${t(`months.${month}`, String(month))} ${year}`;
  const sum = items.reduce((all, { cents }) => all + cents, 0);
  return (
    <AppDialog title={`${row.name ?? t('unrated')} · ${when}`} size="l" full onClose={onClose}>
      <DialogContent>
        <FigureScroll role="group" aria-label={t('cell.label')} tabIndex={0}>
          <FigureTable>
            <thead>
              <tr>
                {(['day', 'state', 'document', 'partner'] as const).map((head) => (
                  <th key={head} scope="col" className="text">
                    {t(`cell.${head}`)}
                  </th>
                ))}
                <th scope="col">{headOf({ field: 'cents', header: t('cell.value'), kind: 'money' })}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  <td className="text">{formatDate(item.day)}</td>
                  <td className="text">{t(`states.${item.source ?? stateOf(item)}`)}</td>
                  <td className="text">
                    {item.documentId === null ? (
                      item.documentNumber
                    ) : (
                      <Link
                        component="button"
                        type="button"
                        onClick={() =>
                          openOverlay('documento', { id: String(item.documentId), movimento: item.side })
                        }
                      >
                        {item.documentNumber || t('cell.open')}
                      </Link>
                    )}
                  </td>
                  <td className="text">{item.partner || '–'}</td>
                  <td>{formatCents(item.cents)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" className="text" colSpan={4}>
                  {t('columns.total')}
                </th>
                <td>{formatCents(sum)}</td>
              </tr>
            </tfoot>
          </FigureTable>
        </FigureScroll>
      </DialogContent>
    </AppDialog>
  );
}
