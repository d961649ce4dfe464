import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import type { FlowItem } from '../cashFlowTypes';
import type { Dip } from '../rules/nextDays';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: '12px 0',
  borderTop: `1px solid ${theme.tokens.border}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
}));
const Fact = styled('strong')({ ...typeStep('bodyStrong'), '&[data-low]': { color: 'inherit' } });
const Label = styled('span')(({ theme }) => ({ color: theme.tokens.textMuted }));
const Parts = styled('ul')({ margin: 0, paddingLeft: 20, overflowWrap: 'anywhere' });
const Plain = styled('p')({ margin: 0 });

/** A payable or receivable: it opens its document, where there is one. */
function ItemLine({ item, dated }: { readonly item: FlowItem; readonly dated: boolean }) {
  const { t } = useTranslation('financeCashFlow');
  const openOverlay = useOpenOverlay();
  const { documentId, documentNumber, partner, source, side, cents, day } = item;
  const name =
    [partner, documentNumber].filter(Boolean).join(' · ') ||
    (source ? t(`states.${source}`) : t('cell.open'));
  return (
    <li>
      {formatMoney(cents)}
      {dated && `, ${t('days.due', { day: dayText(day) })}`}
      {' · '}
      {documentId === null ? (
        source && documentNumber !== '' ? (
          `${name} (${t(`states.${source}`)})`
        ) : (
          name
        )
      ) : (
        <Link
          component="button"
          type="button"
          underline="always"
          sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
          onClick={() => openOverlay('documento', { id: String(documentId), movimento: side })}
        >
          {name}
        </Link>
      )}
    </li>
  );
}

/** Each dip of the next days: how low, which payables drive it, which receivables would fill it. */
export function DipList({ dips, known }: { readonly dips: readonly Dip[]; readonly known: boolean }) {
  const { t } = useTranslation('financeCashFlow');
  return (
    <Card title={t('days.dips')}>
      {dips.length === 0 ? (
        <Plain>{t(known ? 'days.noDip' : 'days.unknown')}</Plain>
      ) : (
        <List aria-label={t('days.dips')}>
          {dips.map(({ from, day, balance, fall, drivers, needed, fillers, missing }) => (
            <Item key={day}>
              <Fact>
                {t(balance < 0 ? 'days.below' : 'days.falls', {
                  day: dayText(day),
                  balance: formatMoney(balance),
                  fall: formatMoney(fall),
                })}
              </Fact>
              <Label>{t(from === day ? 'days.drivers' : 'days.driversFrom', { from: dayText(from) })}</Label>
              <Parts>
                {drivers.map((item) => (
                  <ItemLine key={item.id} item={item} dated={item.day !== day} />
                ))}
              </Parts>
              {fillers.length === 0 ? (
                <Label>{t('days.noFiller', { needed: formatMoney(needed) })}</Label>
              ) : (
                <>
                  <Label>
                    {missing > 0
                      ? t('days.partly', { needed: formatMoney(needed) })
                      : t('days.fillers', { count: fillers.length, needed: formatMoney(needed) })}
                  </Label>
                  <Parts>
                    {fillers.map((item) => (
                      <ItemLine key={item.id} item={item} dated />
                    ))}
                  </Parts>
                  {missing > 0 && <Label>{t('days.missing', { missing: formatMoney(missing) })}</Label>}
                </>
              )}
            </Item>
          ))}
        </List>
      )}
    </Card>
  );
}
