import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@/platform/store/useQuery';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { ErrorState } from '@/platform/ui/ErrorState';
import { momentOf, stateTime } from '../rules/stateTime';
import type { NumberRange } from '../rules/numberGaps';
import type { RuralInvoice } from '../ruralInvoiceTypes';
import { voidedNumbers } from './eventsSlice';
import { numberingSeries } from './numberingSeries';
import { VoidDialog } from './VoidDialog';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Line = styled('li')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 0',
  borderBottom: `1px solid ${theme.tokens.border}`,
  overflowWrap: 'anywhere',
}));
const Muted = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: '4px 0 12px',
  color: theme.tokens.textMuted,
}));
const SubTitle = styled('h3')({ ...typeStep('bodyStrong'), margin: '16px 0 0' });

type Chosen = { readonly gap: { readonly series: string; readonly range: NumberRange } | null };

/** Numbers that the series skipped, offered to be made void; those that were. */
export function NumberGaps({ invoices }: { readonly invoices: readonly RuralInvoice[] }) {
  const { t } = useTranslation('ruralInvoiceEvents');
  const { data: voided, status, retry } = useQuery(voidedNumbers, 'all');
  const [dialog, setDialog] = useState<Chosen | null>(null);
  // Without the ranges that were made void a gap cannot be told from one of them.
  const all = voided === null ? [] : numberingSeries(invoices, voided);
  const gaps = all.flatMap((series) => series.gaps.map((range) => ({ series, range })));
  const rangeText = ({ from, to }: NumberRange) =>
    from === to ? t('void.one', { number: from }) : t('void.range', { from, to });
  return (
    <Card title={t('void.card')}>
      {status === 'failed' && <ErrorState onRetry={retry} />}
      {voided !== null && (
        <>
          <Muted>{gaps.length > 0 ? t('void.found', { count: gaps.length }) : t('void.none')}</Muted>
          <List aria-label={t('void.gaps')}>
            {gaps.map(({ series, range }) => (
              <Line key={`${series.key}-${range.from}`}>
                <span>
                  {rangeText(range)} ·{' '}
                  {t('void.of', {
                    series: series.series,
                    issuer: series.issuerName,
                    environment: t(`environments.${series.environment}`),
                  })}
                </span>
                <Button
                  variant="outlined"
                  aria-label={t('void.offer', { range: rangeText(range) })}
                  onClick={() => setDialog({ gap: { series: series.key, range } })}
                >
                  {t('void.action')}
                </Button>
              </Line>
            ))}
          </List>
          {all.length > 0 && (
            <Button sx={{ mt: 1 }} onClick={() => setDialog({ gap: null })}>
              {t('void.other')}
            </Button>
          )}
          {voided.length > 0 && (
            <>
              <SubTitle>{t('void.doneTitle')}</SubTitle>
              <List aria-label={t('void.doneTitle')}>
                {voided.map(({ id, series, from, to, reason, at, protocol }) => {
                  const moment = momentOf(at, '');
                  return (
                    <Line key={id}>
                      {[
                        from !== null && to !== null ? rangeText({ from, to }) : '–',
                        t('void.ofSeries', { series }),
                        moment === null ? '' : stateTime(moment, ''),
                        protocol && t('timeline.protocol', { protocol }),
                        reason,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Line>
                  );
                })}
              </List>
            </>
          )}
        </>
      )}
      {dialog && <VoidDialog all={all} gap={dialog.gap} onClose={() => setDialog(null)} />}
    </Card>
  );
}
