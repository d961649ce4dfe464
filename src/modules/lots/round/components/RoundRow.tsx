import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { IntegerField, NumberField } from '@/platform/forms/fields/NumberField';
import { TextField } from '@/platform/forms/fields/TextField';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { LotLink } from '../../lot/components/LotLink';
import { ROUND_FIELDS, type RoundField, type RoundFigures, type RoundLot } from '../roundTypes';
import { fieldName, lotAge } from '../roundNames';
import { reportsItself, type WaitingFigures } from '../rules/round';

const Row = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(190px, 1.4fr) repeat(4, minmax(0, 1fr))',
  gap: '8px 12px',
  alignItems: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: '12px 16px 4px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const Head = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1' },
  '& strong': { ...typeStep('bodyStrong'), display: 'block' },
  '& span': { ...typeStep('caption'), color: theme.tokens.textMuted },
}));
const UNITS: Readonly<Partial<Record<RoundField, string>>> = { feedKg: 'kg', waterLitres: 'L' };

const Reason = styled('div')({ gridColumn: '1 / -1', minWidth: 0 });
const LONGEST_REASON = 100;

interface RoundRowProps {
  readonly lot: RoundLot;
  readonly day: LocalDate;
  /** Of the day that is written down, and of the day before it. */
  readonly now: RoundFigures;
  readonly before: RoundFigures;
  /** Entered without a network, not sent yet. */
  readonly waiting: WaitingFigures;
}

/** One aviary of the round: four figures, yesterday's beside each. */
export function RoundRow({ lot, day, now, before, waiting }: RoundRowProps) {
  const { t } = useTranslation('lotRound');
  // As it was written: feed and water have a decimal.
  const figure = (value: number) => formatNumber(value, { decimals: 1, minDecimals: 0 });
  const [opened] = useState(() => Date.now());
  const byItself = reportsItself(lot, day, opened);
  const silent = lot.automatic && !byItself;
  const helperOf = (field: RoundField) => {
    const former = before[field];
    const own = now[field];
    if (byItself && field in UNITS) return t('row.byItself');
    if (waiting.consumption && field in UNITS) return t('row.waits');
    const unsent = waiting.lost[field];
    return [
      former === null ? t('row.noYesterday') : t('row.yesterday', { value: figure(former) }),
      own === null ? null : t(field in UNITS ? 'row.replaces' : 'row.already', { value: figure(own) }),
      !unsent ? null : t('row.unsent', { value: figure(unsent) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const waits = waiting.consumption ? 'row.sendFirst' : null;
  const closed = byItself ? 'row.automatic' : waits;
  return (
    <Row aria-label={t('row.name', { aviary: lot.aviaryName, number: lot.number })}>
      <Head>
        <strong>{lot.aviaryName}</strong>
        <span>
          <LotLink id={lot.id}>{t('row.lot', { number: lot.number })}</LotLink>
          {' · '}
          {[
            t('row.day', { day: lotAge(lot, day) }),
            lot.alive === null ? t('row.aliveUnknown') : t('row.alive', { birds: figure(lot.alive) }),
          ].join(' · ')}
        </span>
      </Head>
      {ROUND_FIELDS.map((field) => {
        const shared = {
          name: fieldName(lot.id, field),
          label: t(`fields.${field}`),
          helper: helperOf(field),
        };
        const unit = UNITS[field];
        if (unit === undefined) return <IntegerField key={field} {...shared} most={999_999} />;
        return (
          <NumberField
            key={field}
            {...shared}
            unit={unit}
            decimals={1}
            minDecimals={0}
            most={9_999_999}
            {...(closed === null ? {} : { disabledReason: t(closed) })}
          />
        );
      })}
      {silent && !waiting.consumption && (
        <Reason>
          <TextField
            name={fieldName(lot.id, 'reason')}
            label={t('row.reason')}
            helper={t('row.reasonHelp')}
            maxLength={LONGEST_REASON}
          />
        </Reason>
      )}
    </Row>
  );
}
