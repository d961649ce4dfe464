import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { formatNumber } from '@/platform/format/number';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { APPETITES } from '../occurrences/types/feedSupply';
import { useFeedPrices } from '../occurrences/useFeedPrices';
import { fieldName, lotAge } from '../round/roundNames';
import type { RowProps } from '../round/roundWorld';
import { costOfDay, needOfDay } from './dayNeed';
import type { FeedingShape } from './feedingTypes';

const Row = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 1.6fr) minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 0.8fr)',
  gap: '8px 12px',
  alignItems: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: '12px 16px 8px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .head, & > .feed': { gridColumn: '1 / -1' },
    '& > .next': { gridColumn: '1 / -1', minHeight: 44 },
  },
  '& > .next': { [theme.breakpoints.up('md')]: { display: 'none' } },
}));
const Head = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& strong': { ...typeStep('bodyStrong'), display: 'block' },
  '& span': { ...typeStep('caption'), display: 'block', color: theme.tokens.textMuted },
  '& .ration': { ...typeStep('bodyStrong'), color: theme.tokens.text, fontVariantNumeric: 'tabular-nums' },
}));

const LONGEST_FEED = 60;
const kilograms = (value: number) => formatNumber(value, { decimals: 3, minDecimals: 0 });

/** The weight of the next pond, where there is one. */
function goOn({ currentTarget }: MouseEvent<HTMLElement>): void {
  const next = currentTarget.closest('fieldset')?.nextElementSibling;
  const field = next?.querySelector<HTMLInputElement>('input[name$=".givenKg"]');
  next?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  field?.focus({ preventScroll: true });
}

/** One pond of the feeding round: the ration of the day, what is given now, how the fish take it. */
export function FeedingRow({ lot, day, now, before, waiting }: RowProps<FeedingShape>) {
  const { t } = useTranslation('lotRound');
  const { t: words } = useTranslation('lotOccurrences');
  const holds = useHoldsMenuKey();
  const need = useMemo(() => needOfDay(lot, day), [lot, day]);
  const prices = useFeedPrices();
  const feed = useWatch<Record<string, string | null>>({ name: fieldName(lot.id, 'feed') }) ?? '';
  const cost = costOfDay(lot, day, feed, prices);
  const given = now.figures.givenKg;
  const alive = lot.subject.figures['alive'] ?? null;
  const said = (kg: number, appetite: typeof now.appetite) =>
    appetite === null
      ? `${kilograms(kg)} kg`
      : t('fish.row.withAppetite', {
          kg: kilograms(kg),
          appetite: appetiteWord(appetite).toLocaleLowerCase(),
        });
  const appetiteWord = (appetite: (typeof APPETITES)[number]) =>
    words(`types.fornecimento-de-racao.fields.appetite.options.${appetite}`);
  const helper = [
    before.givenKg === null
      ? t('fish.row.noYesterday')
      : t('fish.row.yesterday', { kg: kilograms(before.givenKg) }),
    given === null ? null : t('fish.row.already', { given: said(given, now.appetite) }),
    waiting === null ? null : t('fish.row.unsent', { kg: kilograms(waiting) }),
  ];
  const number = t('row.lot', { number: lot.number });
  return (
    <Row aria-label={t('row.name', { aviary: lot.pondName, number: lot.number })}>
      <Head className="head">
        <strong>{lot.pondName}</strong>
        <span>
          {holds('FISH_LOT') ? (
            <Link
              component={PageLink}
              underline="always"
              to={href('lotsFishLots', { registro: String(lot.id) })}
            >
              {number}
            </Link>
          ) : (
            number
          )}
          {' · '}
          {[
            t('row.day', { day: lotAge(lot, day) }),
            alive === null
              ? t('fish.row.aliveUnknown')
              : t('fish.row.alive', { fish: formatNumber(alive, { decimals: 0 }) }),
          ].join(' · ')}
        </span>
        <span className="ration">
          {need.kg === null
            ? t('fish.row.noRation')
            : t('fish.row.ration', { kg: formatNumber(need.kg, { decimals: 1 }) })}
        </span>
        {need.note && (
          <span>{words(`notes.${need.note.key}` as 'notes.need.noSet', need.note.values ?? {})}</span>
        )}
        {cost && <span>{words(`notes.${cost.key}` as 'notes.cost.reference', cost.values ?? {})}</span>}
      </Head>
      <div className="feed">
        <TextField name={fieldName(lot.id, 'feed')} label={t('fish.fields.feed')} maxLength={LONGEST_FEED} />
      </div>
      <NumberField
        name={fieldName(lot.id, 'givenKg')}
        label={t('fish.fields.givenKg')}
        helper={helper.filter(Boolean).join(' · ')}
        unit="kg"
        decimals={3}
        minDecimals={0}
        most={999_999}
      />
      <SelectField
        name={fieldName(lot.id, 'appetite')}
        label={t('fish.fields.appetite')}
        options={APPETITES.map((id) => ({ id, name: appetiteWord(id) }))}
      />
      <Button className="next" startIcon={<ArrowDownwardOutlined />} onClick={goOn}>
        {t('fish.row.next')}
      </Button>
    </Row>
  );
}
