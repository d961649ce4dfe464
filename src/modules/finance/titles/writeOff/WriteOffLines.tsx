import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatCents, formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { MoneyControl, MoneyField, NumberField } from '@/platform/forms/fields/NumberField';
import { RowsTable } from '@/platform/forms/fields/RowsTable';
import { typeStep } from '@/platform/theme/typography';
import { CopyLine } from '../components/CopyLine';
import { moneyWidth } from '../components/titleColumns';
import { lateText, shortDay, titleText } from '../components/titleLook';
import { formatSlipLine } from '../rules/slipLine';
import type { TitleRow } from '../rules/titleRow';
import { graceUntil } from '../rules/titleStatus';
import { isForeignTitle, lineTotal, linesTotal } from '../rules/writeOffLines';
import type { WriteOffInput } from './writeOffSchema';

const AMOUNTS = ['value', 'discount', 'interest', 'penalty'] as const;
export type Amount = (typeof AMOUNTS)[number];

const Named = styled('div')(({ theme }) => ({
  ...typeStep('cell'),
  paddingTop: 4,
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontWeight: 600 },
  '& span': { display: 'block', ...typeStep('caption'), color: theme.tokens.textMuted },
  '& .late': { color: theme.tokens.danger.softText },
}));
// Ends where the figures inside the fields end.
const Figure = styled('div')({
  ...typeStep('cell'),
  padding: '8px 12px 8px 0',
  fontVariantNumeric: 'tabular-nums',
  '@container (max-width: 520px)': { paddingBlock: 0 },
});

interface LineTotalProps {
  readonly at: number;
  readonly label: string;
  readonly onTotal: (at: number, total: number) => void;
}

/** What is paid in all: it follows from the amounts, or is typed and they follow from it. */
function LineTotal({ at, label, onTotal }: LineTotalProps) {
  const line = useWatch<WriteOffInput, `lines.${number}`>({ name: `lines.${at}` });
  const [emptied, setEmptied] = useState(false);
  return (
    <MoneyControl
      bare
      prefix={undefined}
      label={label}
      value={emptied ? null : lineTotal(line)}
      onBlur={() => setEmptied(false)}
      onChange={(total) => {
        setEmptied(total === null);
        if (total !== null) onTotal(at, total);
      }}
    />
  );
}

/** With what a title is paid: the digits of its slip, the key of its partner. */
function PayBy({ row }: { readonly row: TitleRow }) {
  const { t } = useTranslation('financeTitles');
  if (row.movement === 'INCOME') return null;
  return (
    <>
      {row.slipLine && (
        <CopyLine name={t('form.slipLine')} shown={formatSlipLine(row.slipLine)} value={row.slipLine} />
      )}
      {row.partnerPixKey && (
        <CopyLine
          name={t('panel.pixKey')}
          shown={`${t('panel.pixKey')}: ${row.partnerPixKey}`}
          value={row.partnerPixKey}
        />
      )}
    </>
  );
}

const Difference = styled('span')({ fontVariantNumeric: 'tabular-nums' });

interface ExchangeProps {
  readonly row: TitleRow;
  readonly at: number;
  readonly onRate: (at: number) => void;
}

/** A title in another currency: the rate of the day, and what it makes more or less than the document's. */
function Exchange({ row, at, onRate }: ExchangeProps) {
  const { t } = useTranslation('financeTitles');
  const line = useWatch<WriteOffInput, `lines.${number}`>({ name: `lines.${at}` });
  const cents = line.exchange ?? 0;
  const own = row.quotation === null ? 0 : Math.round((line.value ?? 0) / row.quotation);
  return (
    <Named>
      <NumberField
        name={`lines.${at}.rate`}
        label={t('writeOff.rate', { title: titleText(row) })}
        decimals={4}
        helper={t('writeOff.documentRate', {
          rate: formatNumber(row.quotation ?? 0, { decimals: 4, minDecimals: 2 }),
          value: `${row.currencySymbol} ${formatCents(own)}`,
        })}
        onChanged={() => onRate(at)}
        required
      />
      {line.rate !== null && (
        <Difference role="status">
          {t('writeOff.exchange', {
            value: `${cents < 0 ? '− ' : '+ '}${formatMoney(Math.abs(cents))}`,
          })}
        </Difference>
      )}
    </Named>
  );
}

/** What stays open after all lines; says nothing where nothing does. */
function Foot({ movement }: { readonly movement: TitleRow['movement'] }) {
  const { t } = useTranslation('financeTitles');
  const lines = useWatch<WriteOffInput, 'lines'>({ name: 'lines' });
  const left = lines.reduce((sum, { open, value }) => sum + Math.max(0, (open ?? 0) - (value ?? 0)), 0);
  return (
    <tr>
      <td colSpan={6}>
        {t(`writeOff.sum.${movement}`)}
        {left > 0 && <Left>{t('writeOff.left', { value: formatMoney(left) })}</Left>}
      </td>
      <td data-numeric data-head={t('writeOff.columns.total')}>
        {formatCents(linesTotal(lines))}
      </td>
    </tr>
  );
}
const Left = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  marginLeft: 12,
  color: theme.tokens.textMuted,
  fontWeight: 400,
}));

interface WriteOffLinesProps {
  readonly rows: readonly TitleRow[];
  readonly onTyped: (at: number, amount: Amount) => void;
  readonly onTotal: (at: number, total: number) => void;
  /** The rate of the day is another. */
  readonly onRate: (at: number) => void;
}

/** The titles that are written off, each with what is paid of it and what comes on top. */
export function WriteOffLines({ rows, onTyped, onTotal, onRate }: WriteOffLinesProps) {
  const { t } = useTranslation('financeTitles');
  const heads = ['title', 'open', ...AMOUNTS, 'total'] as const;
  const most = moneyWidth(Math.max(...rows.map(({ open }) => open)));
  const columns = heads.map((key) => ({
    key,
    head: t(`writeOff.columns.${key}`),
    numeric: key !== 'title',
    width: key === 'title' ? 'auto' : key === 'open' || key === 'value' || key === 'total' ? most + 12 : 108,
  }));
  const day = today();
  return (
    <RowsTable
      columns={columns}
      actions=""
      empty=""
      foot={<Foot movement={rows[0]?.movement ?? 'EXPENSE'} />}
    >
      {rows.map((row, at) => {
        const title = titleText(row);
        return (
          <tr key={row.id}>
            <td>
              <Named>
                <strong>{title}</strong>
                {row.partnerName}
                <span>{t('writeOff.due', { date: dayText(row.dueDate) })}</span>
                {lateText(row, day, t) && <span className="late">{lateText(row, day, t)}</span>}
                {graceUntil(row, day) && (
                  <span>{t('writeOff.inTime', { date: shortDay(graceUntil(row, day) ?? '') })}</span>
                )}
                <PayBy row={row} />
              </Named>
              {isForeignTitle(row) && <Exchange row={row} at={at} onRate={onRate} />}
            </td>
            <td data-numeric data-head={t('writeOff.columns.open')}>
              <Figure>{formatCents(row.open)}</Figure>
            </td>
            {AMOUNTS.map((amount) => (
              <td key={amount} data-numeric data-head={t(`writeOff.columns.${amount}`)}>
                <MoneyField
                  bare
                  prefix={undefined}
                  name={`lines.${at}.${amount}`}
                  label={t('writeOff.cell', { column: t(`writeOff.columns.${amount}`), title })}
                  onChanged={() => onTyped(at, amount)}
                />
              </td>
            ))}
            <td data-numeric data-head={t('writeOff.columns.total')}>
              <LineTotal
                at={at}
                label={t('writeOff.cell', { column: t('writeOff.columns.total'), title })}
                onTotal={onTotal}
              />
            </td>
          </tr>
        );
      })}
    </RowsTable>
  );
}
