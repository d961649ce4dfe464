import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { dayText } from '@/platform/format/dayText';
import { formatCpfOrCnpj } from '@/platform/format/document';
import { formatCents, formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import type { Texts } from '../components/titleLook';
import { ratesOf } from '../rules/lateCharges';
import type { TitleDetail } from '../rules/titleRow';
import { Facts, Figures } from './panelParts';

const percent = (rate: number) => formatNumber(rate, { decimals: 2, minDecimals: 0 });

/** What a late payment bears, where it was agreed. */
function lateTerms(title: TitleDetail, t: Texts): string {
  if (title.penaltyRate === null && title.interestRate === null) return '';
  const { penalty, interest } = ratesOf(title);
  return t('panel.lateText', { penalty: percent(penalty), interest: percent(interest) });
}

/** Whose the title is, several with their parts; that nobody is said is told, as it then counts in no cash book. */
function producerText({ producers }: TitleDetail, t: Texts): string {
  if (producers === null) return '';
  if (producers.length === 0) return t('panel.noProducer');
  if (producers.length === 1) return producers[0]?.name ?? '';
  return producers.map(({ name, percentage }) => `${name} ${percent(percentage)} %`).join(' · ');
}

/** What a title is: figures first, then everything that is known of it; what is empty is left out. */
export function TitleFacts({ title }: { readonly title: TitleDetail }) {
  const { t } = useTranslation('financeTitles');
  const { currencyValue, quotation } = title;
  const holds = useHoldsMenuKey();
  const { partnerId } = title;
  const partner =
    partnerId !== null && holds('PARTNERS') ? (
      <Link component={PageLink} to={href('financePartners', { registro: partnerId })}>
        {title.partnerName}
      </Link>
    ) : (
      title.partnerName
    );
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('panel.partner'), partner],
    ['', title.partnerDocument && formatCpfOrCnpj(title.partnerDocument)],
    [t('panel.dueDate'), dayText(title.dueDate)],
    [t('panel.issueDate'), dayText(title.issueDate)],
    [
      t('panel.currency'),
      currencyValue === null || quotation === null
        ? ''
        : t('panel.currencyText', {
            value: `${title.currencySymbol} ${formatCents(currencyValue)}`,
            quotation: `R$ ${formatNumber(quotation, { decimals: 4, minDecimals: 2 })}`,
          }),
    ],
    [t('panel.lateTerms'), lateTerms(title, t)],
    [
      t('panel.discountTerms'),
      title.discountRate && title.discountUntil
        ? t('panel.discountText', {
            rate: percent(title.discountRate),
            date: dayText(title.discountUntil),
          })
        : '',
    ],
    [t('panel.recurrence'), title.recurrence && t('panel.recurrenceText', title.recurrence)],
    [t('columns.rating'), title.ratingName],
    [t('panel.place'), [title.farmName, title.costCenterName].filter(Boolean).join(' · ')],
    [t('panel.producer'), producerText(title, t)],
    [t('columns.harvest'), title.harvestName],
    [t('columns.company'), title.companyName],
    [t('columns.payment'), title.paymentName],
    [t('columns.loan'), title.loanName],
    [t('columns.note'), title.note],
  ];
  return (
    <>
      <Figures>
        {(
          [
            ['value', title.value],
            ['paid', title.paid],
            ['open', title.open],
          ] as const
        ).map(([key, cents]) => (
          <div key={key}>
            <dt>{t(`panel.${key}`)}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
      </Figures>
      <Facts>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
    </>
  );
}
