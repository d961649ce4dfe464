import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { IconAction } from '@/platform/ui/IconAction';
import { PartHead, Quiet } from '../../titles/panel/panelParts';
import type { LineLook } from '../queryDescriptor';
import { moneyText, quantityText, UNKNOWN } from '../queryLook';
import type { PartName, QueryLine } from '../queryTypes';
import { differsFrom, lineSums } from '../rules/lineSums';

const Table = styled(FigureTable)(({ theme }) => ({
  '& td.text': { whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 120 },
  '& td.text:first-of-type': { whiteSpace: 'nowrap', minWidth: 0 },
  '& tfoot td': { fontWeight: 600 },
  // On a telephone the amounts stand in view without scrolling.
  [theme.breakpoints.down('sm')]: {
    '& th, & td': { paddingInline: 4 },
    '& td.text:not(:first-of-type)': { minWidth: 56 },
  },
}));

/** The document of a line, or of a record, where it is known which one and of which movement. */
export function DocumentAction({ documentId, side }: Pick<QueryLine, 'documentId' | 'side'>) {
  const { t } = useTranslation('financeQueries');
  const openOverlay = useOpenOverlay();
  if (documentId === null || side === null) return null;
  return (
    <IconAction
      label={t('panel.document')}
      icon={<ArticleOutlined />}
      onClick={() => openOverlay('documento', { id: String(documentId), movimento: side })}
    />
  );
}

interface QueryLinesProps {
  readonly part: PartName;
  readonly lines: readonly QueryLine[] | null;
  readonly look: LineLook;
  /** What the record itself says that these lines come to. */
  readonly recorded: number | null;
  /** Takes back the act that made a line; undefined for who may not. */
  readonly onUndo?: ((line: QueryLine) => void) | undefined;
}

/** Deliveries, payments, uses or returns of one record, the newest first, with their sum. */
export function QueryLines({ part, lines, look, recorded, onUndo }: QueryLinesProps) {
  const { t } = useTranslation('financeQueries');
  const name = t(`parts.${part}`);
  const measured = part === 'deliveries' || part === 'fixings';
  const newestFirst = (lines ?? []).toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  const sums = lineSums(newestFirst);
  const write = (value: number | null) =>
    measured ? quantityText(value, look.unit) : moneyText(value, look.symbol);
  const sum = measured ? sums.quantity : sums.value;
  return (
    <section>
      <PartHead>{name}</PartHead>
      {lines === null && <Quiet>{t('panel.unreported')}</Quiet>}
      {lines?.length === 0 && <Quiet>{t(`panel.none.${part}`)}</Quiet>}
      {newestFirst.length > 0 && (
        <FigureScroll role="region" aria-label={name} tabIndex={0}>
          <Table aria-label={name}>
            <thead>
              <tr>
                <th className="text">{t('columns.date')}</th>
                <th className="text">{t('panel.description')}</th>
                {measured && <th>{t('panel.quantity')}</th>}
                <th>{t('columns.value')}</th>
                <th aria-label={t('panel.document')} />
              </tr>
            </thead>
            <tbody>
              {newestFirst.map((line) => (
                <tr key={line.id}>
                  <td className="text">{formatDate(line.date) || UNKNOWN}</td>
                  <td className="text">{line.text || UNKNOWN}</td>
                  {measured && <td>{quantityText(line.quantity, look.unit)}</td>}
                  <td>{moneyText(line.value, look.symbol)}</td>
                  <td>
                    <DocumentAction documentId={line.documentId} side={line.side} />
                    {onUndo && line.actId !== null && (
                      <IconAction
                        label={t('acts.undoLine', { what: line.text })}
                        icon={<UndoOutlined />}
                        onClick={() => onUndo(line)}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td className="text" colSpan={2}>
                  {t('panel.sum')}
                </td>
                {measured && <td>{quantityText(sums.quantity, look.unit)}</td>}
                <td>{moneyText(sums.value, look.symbol)}</td>
                <td aria-hidden />
              </tr>
            </tfoot>
          </Table>
        </FigureScroll>
      )}
      {lines !== null && differsFrom(sum, recorded, lines.length) && (
        <Quiet role="note">{t('panel.differs', { lines: write(sum ?? 0), record: write(recorded) })}</Quiet>
      )}
    </section>
  );
}
