import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import { signedNumber, signedPercent } from '@/platform/format/signed';
import { useFormValues } from '@/platform/forms/useFormValues';
import type { Tone } from '@/platform/theme/schemeTypes';
import { typeStep } from '@/platform/theme/typography';
import { Banner } from '@/platform/ui/Banner';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { StatusChip } from '@/platform/ui/StatusChip';
import { verdictLook } from '../settlementLook';
import type { OwnFigures, SettlementValues } from '../settlementTypes';
import {
  type ComparedLine,
  comparedLines,
  DECIMALS,
  settlementMoney,
  toleranceOf,
} from '../rules/settlement';

const UNKNOWN = '–';
const Parts = styled('aside')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

// A phone has no room for more than three columns: what a line comes to stands below its name.
const Below = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontWeight: 400,
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
const Allowed = styled('small')(({ theme }) => ({
  ...typeStep('caption'),
  marginLeft: 2,
  fontWeight: 400,
  color: theme.tokens.textMuted,
}));
// Words that are longer than a phone is wide go on in another line: the figure beside them is read whole.
const Reais = styled(FigureTable)({ '& th': { padding: '6px 8px', whiteSpace: 'normal' } });
const Beside = styled('td')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Head = styled('th')(({ theme }) => ({
  '&[data-wide]': { [theme.breakpoints.down('sm')]: { display: 'none' } },
}));

function LineRow({ line, own, sheet, difference, percent, verdict }: ComparedLine) {
  const { t } = useTranslation('lotSettlement');
  const figure = (value: number | null) =>
    value === null ? UNKNOWN : formatNumber(value, { decimals: DECIMALS[line] });
  const tolerance = toleranceOf(line);
  const away = `${difference === null ? UNKNOWN : signedNumber(difference, DECIMALS[line])}${
    percent !== null && percent !== 0 ? ` (${signedPercent(percent, 1)})` : ''
  }`;
  const chip = <StatusChip {...verdictLook[verdict]} label={t(`verdict.${verdict}`)} />;
  return (
    <tr>
      <th scope="row" className="text">
        {t(`lines.${line}`)}{' '}
        <Allowed>
          {tolerance === 0
            ? t('tolerance.exact')
            : t('tolerance.upTo', { percent: formatPercent(tolerance, { decimals: 0 }) })}
        </Allowed>
        <Below>
          {chip}
          {difference !== null && difference !== 0 && <span>{away}</span>}
        </Below>
      </th>
      <td>{figure(own)}</td>
      <td>{figure(sheet)}</td>
      <Beside>{away}</Beside>
      <Beside className="text">{chip}</Beside>
    </tr>
  );
}

/** What differs, in figures and in reais, as it is typed. */
export function Comparison({ own }: { readonly own: OwnFigures }) {
  const { t } = useTranslation('lotSettlement');
  // What stands in a form before it is whole.
  const typed = useFormValues<SettlementValues>();
  const lines = comparedLines(own, typed);
  const money = settlementMoney(own, typed);
  const reais = (cents: number | null) => (cents === null ? UNKNOWN : formatMoney(cents));
  const notes: { tone: Tone; fact: string; text: string }[] = [];
  if (money.sheetError !== null && money.sheetError !== 0)
    notes.push({
      tone: 'danger',
      fact: t('notes.sheetError', { value: formatMoney(Math.abs(money.sheetError)) }),
      text: t(money.sheetError < 0 ? 'notes.sheetPaysLess' : 'notes.sheetPaysMore', {
        computed: reais(money.computed),
        total: reais(typed.totalCents),
      }),
    });
  if (money.missing !== null && money.missing > 0)
    notes.push({
      tone: 'warning',
      fact: t('notes.missing', { value: formatMoney(money.missing) }),
      text: t('notes.missingText'),
    });
  const rows = ['gross', 'additions', 'discounts', 'computed', 'quantityWorth'] as const;
  return (
    <Parts>
      {notes.map((one) => (
        <Banner key={one.fact} {...one} />
      ))}
      <Card title={t('compare.title')} aside={t('compare.aside')}>
        <FigureScroll role="group" aria-label={t('compare.title')} tabIndex={0}>
          <FigureTable>
            <thead>
              <tr>
                {(['line', 'own', 'sheet', 'difference', 'verdict'] as const).map((head) => (
                  <Head
                    key={head}
                    data-wide={head === 'verdict' || head === 'difference' || undefined}
                    scope="col"
                    className={head === 'line' || head === 'verdict' ? 'text' : undefined}
                  >
                    {t(`heads.${head}`)}
                  </Head>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <LineRow key={line.line} {...line} />
              ))}
            </tbody>
          </FigureTable>
        </FigureScroll>
      </Card>
      <Card title={t('money.title')} aside={t('money.aside')}>
        <FigureScroll role="group" aria-label={t('money.title')} tabIndex={0}>
          <Reais>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row" className="text">
                    {t(`money.${row}`)}
                  </th>
                  <td>{reais(money[row])}</td>
                </tr>
              ))}
              <tr>
                <th scope="row" className="text">
                  {t('money.total')}
                </th>
                <td>{reais(typed.totalCents)}</td>
              </tr>
              <tr>
                <th scope="row" className="text">
                  {t('money.missing')}
                </th>
                <td>{reais(money.missing)}</td>
              </tr>
            </tbody>
          </Reais>
        </FigureScroll>
      </Card>
    </Parts>
  );
}
