import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import type { NoteProps } from '@/families/register/registerTypes';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import type { OccurrenceKind } from './occurrenceKinds';
import type { OccurrenceValues } from './occurrenceValues';
import { AREAS, type Effect, effectsOf } from './rules/effects';

const Box = styled('section')(({ theme }) => ({
  ...typeStep('body'),
  marginTop: 8,
  padding: '12px 16px',
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surfaceSunken,
  fontVariantNumeric: 'tabular-nums',
  '& h4': { ...typeStep('bodyStrong'), margin: '0 0 6px' },
  '& dl': { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: '4px 16px', margin: 0 },
  '& dt': { ...typeStep('caption'), paddingTop: 2, color: theme.tokens.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
const UNKNOWN = '–';

function Effects({ kind, values, id }: NoteProps<OccurrenceValues> & { readonly kind: OccurrenceKind }) {
  const { t } = useTranslation('financeOccurrences');
  const { options: accounts } = useLookup('currentAccounts', undefined);
  const { options: products } = useLookup('products', undefined);
  const effects = effectsOf(kind, values);
  const textOf = ({ key, accountId, productId, cents, quantity, count }: Effect) =>
    t(`effects.${key}`, key, {
      account: accounts.find((row) => row.id === accountId)?.name ?? UNKNOWN,
      product: products.find((row) => row.id === productId)?.name ?? UNKNOWN,
      value: cents == null ? UNKNOWN : formatMoney(cents),
      quantity: quantity == null ? UNKNOWN : formatNumber(quantity, { decimals: 3, minDecimals: 0 }),
      number: count ?? UNKNOWN,
    });
  return (
    <Box>
      <h4>{t(id === null ? 'effects.title' : 'effects.done')}</h4>
      <dl>
        {AREAS.map((area) => (
          <div key={area} style={{ display: 'contents' }}>
            <dt>{t(`areas.${area}`)}</dt>
            <dd>
              {effects
                .filter((effect) => effect.area === area)
                .map((effect) => (
                  <div key={effect.key}>{textOf(effect)}</div>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

/** Says beforehand what an occurrence of this kind will do. */
export function effectsNote(kind: OccurrenceKind) {
  return function EffectsNote(props: NoteProps<OccurrenceValues>) {
    return <Effects kind={kind} {...props} />;
  };
}
