import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatCents, formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import type { TitleDetail, WriteOff } from '../rules/titleRow';
import { Facts, PartHead, Quiet } from './panelParts';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 12 });
const Entry = styled('li')(({ theme }) => ({
  padding: '8px 8px 12px 16px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: 8,
}));
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 4,
  '& strong': { ...typeStep('bodyStrong'), fontVariantNumeric: 'tabular-nums' },
});

interface WriteOffHistoryProps {
  readonly title: TitleDetail;
  readonly onReverse: (writeOff: WriteOff) => void;
}

/** What was paid of a title, the newest first; each may be taken back by itself. */
export function WriteOffHistory({ title, onReverse }: WriteOffHistoryProps) {
  const { t } = useTranslation('financeTitles');
  const newestFirst = title.writeOffs.toSorted(
    (a, b) => b.paymentDate.localeCompare(a.paymentDate) || b.id - a.id,
  );
  return (
    <section aria-label={t('panel.history')}>
      <PartHead>{t('panel.history')}</PartHead>
      {newestFirst.length === 0 && <Quiet>{t('panel.noHistory')}</Quiet>}
      <List>
        {newestFirst.map((each) => {
          const paidOn = t(`panel.paidOn.${title.movement}`, { date: dayText(each.paymentDate) });
          const facts = [
            [t('panel.principal'), formatCents(each.value)],
            [t('panel.discount'), each.discount ? `− ${formatCents(each.discount)}` : ''],
            [t('panel.interest'), each.interest ? `+ ${formatCents(each.interest)}` : ''],
            [t('panel.penalty'), each.penalty ? `+ ${formatCents(each.penalty)}` : ''],
            [
              t('panel.exchange', { rate: formatNumber(each.rate ?? 0, { decimals: 4, minDecimals: 2 }) }),
              each.exchange === 0
                ? ''
                : `${each.exchange < 0 ? '−' : '+'} ${formatCents(Math.abs(each.exchange))}`,
            ],
            [t('panel.moved'), formatMoney(each.total)],
            [t('columns.payment'), each.paymentName],
            [t('panel.means'), each.meansName],
            [t('panel.statement'), each.statementNumber],
            [
              t('writeOff.writeOffDate'),
              each.writeOffDate === each.paymentDate ? '' : dayText(each.writeOffDate),
            ],
          ];
          return (
            <Entry key={each.id}>
              <Line>
                <strong>{paidOn}</strong>
                <Button
                  variant="text"
                  size="small"
                  startIcon={<UndoOutlined />}
                  aria-label={`${t('reverse.action')}: ${paidOn}`}
                  onClick={() => onReverse(each)}
                >
                  {t('reverse.action')}
                </Button>
              </Line>
              <Facts>
                {facts
                  .filter(([, value]) => value)
                  .map(([label, value]) => (
                    <div key={label} style={{ display: 'contents' }}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
              </Facts>
            </Entry>
          );
        })}
      </List>
    </section>
  );
}
