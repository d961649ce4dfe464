import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { dayText, momentText } from '@/platform/format/dayText';
import { formatMoney, toCents } from '@/platform/format/money';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import { useQuery } from '@/platform/store/useQuery';
import { typeStep } from '@/platform/theme/typography';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import type { OccurrenceRecord, StockDocument, StockPort } from '../occurrenceTypes';
import { documentCost } from '../rules/depletion';
import { quantityText } from '../rules/quantityText';

const Table = styled('table')(({ theme }) => ({
  ...typeStep('body'),
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { ...typeStep('caption'), color: theme.tokens.textMuted, textAlign: 'left' },
  '& th, & td': {
    padding: '6px 8px',
    borderBottom: `1px solid ${theme.tokens.border}`,
    verticalAlign: 'top',
  },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& small': { display: 'block', color: theme.tokens.textMuted },
  '& tfoot td': { ...typeStep('bodyStrong'), borderBottom: 0 },
}));
const Wide = styled('div')({ overflowX: 'auto' });

interface DocumentDialogProps {
  readonly record: OccurrenceRecord;
  readonly stock: StockPort;
  readonly onClose: () => void;
}

function Lines({ document }: { readonly document: StockDocument }) {
  const { t } = useTranslation('occurrence');
  const total = documentCost(document.lines);
  const unknown = t('document.unknown');
  return (
    <Wide>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('depletion.product')}</th>
            <th scope="col">{t('document.farm')}</th>
            <th scope="col" className="figure">
              {t('document.quantity')}
            </th>
            <th scope="col" className="figure">
              {t('document.cost')}
            </th>
          </tr>
        </thead>
        <tbody>
          {document.lines.map((line) => {
            const cost = documentCost([line]);
            return (
              <tr key={line.place}>
                <td>{line.productName}</td>
                <td>
                  {line.farmName || unknown}
                  {line.requested && <small>{t('document.requested')}</small>}
                </td>
                <td className="figure">
                  {line.quantity === null ? unknown : `${quantityText(line.quantity, 2)} ${line.unit}`}
                </td>
                <td className="figure">
                  {cost === null ? unknown : formatMoney(cost)}
                  {line.unitCost !== null && (
                    <small>
                      {t('document.each', { cost: formatMoney(toCents(line.unitCost)), unit: line.unit })}
                    </small>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{t('document.total')}</td>
            <td className="figure">{total === null ? unknown : formatMoney(total)}</td>
          </tr>
        </tfoot>
      </Table>
    </Wide>
  );
}

/** The document that took an occurrence's products out of stock. */
export function DocumentDialog({ record, stock, onClose }: DocumentDialogProps) {
  const { t } = useTranslation('occurrence');
  const { id } = record;
  const [subjectId] = record.subjectIds;
  const use = subjectId === undefined ? null : { occurrenceId: id, subjectId };
  const { status, data: document, retry } = useQuery(stock.documents, use);
  const number = record.document?.number ?? '';
  const content = () => {
    if (status === 'failed') return <ErrorState onRetry={retry} title={t('document.failed')} />;
    if (status !== 'ready' && document === null)
      return (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      );
    if (document === null) return <ErrorState title={t('document.gone')} text={t('document.goneText')} />;
    return (
      <>
        <p style={{ marginTop: 0 }}>
          {record.happenedAt !== null &&
            `${t('document.worked', { date: dayText(record.happenedAt.slice(0, 10)) })} `}
          {t('document.made', {
            when: momentText(document.createdAt),
            user: document.userName || t('document.unknown'),
          })}
        </p>
        <Lines document={document} />
      </>
    );
  };
  return (
    <DialogFrame title={t('document.title', { number })} size="m" onClose={onClose}>
      <DialogContent>{content()}</DialogContent>
    </DialogFrame>
  );
}
