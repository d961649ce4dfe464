import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sumOf } from '@/domain/invoices/invoiceChecks';
import type { InvoiceEntry } from '@/domain/invoices/invoiceEntry';
import { useLookup } from '@/domain/lookups/useLookup';
import { formatDate } from '@/platform/format/date';
import { formatCpfOrCnpj } from '@/platform/format/document';
import { formatMoney } from '@/platform/format/money';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { type AiField, type AiReading, differencesOf } from '../rules/aiReading';
import type { AiReadings } from '../useAiReading';

const Box = styled('section')(({ theme }) => ({
  ...typeStep('body'),
  padding: '10px 16px',
  borderRadius: radius.card,
  border: `1px solid ${theme.tokens.ai.solid}`,
  '& h2': { ...typeStep('bodyStrong'), display: 'flex', alignItems: 'center', gap: 6, margin: 0 },
  '& h2 svg': { fontSize: 18, color: theme.tokens.ai.softText },
  '& p': { margin: '2px 0 6px', color: theme.tokens.textMuted },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '4px 8px 4px 0',
    textAlign: 'left',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    borderTop: `1px solid ${theme.tokens.border}`,
  },
  '& thead th': { ...typeStep('caption'), borderTop: 0, color: theme.tokens.textMuted },
  '& tbody th': { ...typeStep('bodyStrong') },
  '& td:last-of-type': { paddingRight: 0, textAlign: 'right' },
}));
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 8,
});

function useValueText(customerId: number | undefined) {
  const { t } = useTranslation('assistDocument');
  const types = useLookup('invoiceTypes', customerId === undefined ? null : { customerId });
  const lines = (rows: readonly { totalValue?: number | null; value?: number | null }[]) =>
    t('aiReading.lines', {
      count: rows.length,
      sum: formatMoney(sumOf(rows.map(({ totalValue, value }) => totalValue ?? value))),
    });
  return (entry: InvoiceEntry, field: AiField): string => {
    switch (field) {
      case 'items':
      case 'payments':
        return entry[field].length > 0 ? lines(entry[field]) : '';
      case 'totalValue':
        return formatMoney(entry.totalValue);
      case 'issueDate':
        return formatDate(entry.issueDate);
      case 'partnerDocument':
        return entry.partnerDocument ? formatCpfOrCnpj(entry.partnerDocument) : '';
      case 'documentTypeId':
        return types.options.find(({ id }) => Number(id) === entry.documentTypeId)?.name ?? '';
      default:
        return entry[field] ?? '';
    }
  };
}

interface AiReadingNoticeProps {
  readonly form: AppFormApi<InvoiceEntry>;
  readonly reading: AiReading;
  readonly readings: AiReadings;
  readonly customerId: number | undefined;
}

/** The AI has finished while somebody was typing: both readings side by side, and the choice between them. */
export function AiReadingNotice({ form, reading, readings, customerId }: AiReadingNoticeProps) {
  const { t } = useTranslation(['assistDocument', 'invoices']);
  const typed = useWatch({ control: form.control }) as InvoiceEntry;
  const valueText = useValueText(customerId);
  const differences = differencesOf(typed, reading);
  const empty = differences.filter((each) => each.empty).map(({ field }) => field);
  const name = (field: AiField) => t(`invoices:fields.${field}`);
  return (
    <Box role="status" aria-label={t('aiReading.fact')}>
      <h2>
        <AutoAwesomeOutlined aria-hidden />
        {t('aiReading.fact')}
      </h2>
      <p>{t(differences.length > 0 ? 'aiReading.text' : 'aiReading.same')}</p>
      {differences.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('aiReading.field')}</th>
              <th scope="col">{t('aiReading.typed')}</th>
              <th scope="col">{t('aiReading.read')}</th>
              <th scope="col">{t('aiReading.act')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field }) => (
              <tr key={field}>
                <th scope="row">{name(field)}</th>
                <td>{valueText(typed, field) || '–'}</td>
                <td>{valueText(reading.entry, field)}</td>
                <td>
                  <Button
                    size="small"
                    aria-label={t('aiReading.useField', { field: name(field) })}
                    onClick={() => readings.take([field], true)}
                  >
                    {t('aiReading.use')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Foot>
        {empty.length > 0 && (
          <Button size="small" variant="outlined" onClick={() => readings.take(empty, false)}>
            {t('aiReading.useEmpty')}
          </Button>
        )}
        <Button size="small" onClick={readings.dismiss}>
          {t('aiReading.dismiss')}
        </Button>
      </Foot>
    </Box>
  );
}
