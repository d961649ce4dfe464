import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { isLocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { FieldNote } from '../../components/FieldNote';
import { readingsOf } from '../assetExpenseService';
import { readingsAround } from '../rules/assetUsage';
import type { AssetExpenseValues } from '../schemas/assetExpenseSchemas';

const readings = createQuery('finance', 'assetReadings', (id: number, signal) => readingsOf(id, signal), {
  keep: false,
});
const shown = (counter: number) => formatNumber(counter, { decimals: 1 });

function OfAsset({ values, id, assetId }: NoteProps<AssetExpenseValues> & { readonly assetId: number }) {
  const { t } = useTranslation('financePatrimony');
  const { data } = useQuery(readings, assetId);
  const { date, counter } = values;
  if (!data || !isLocalDate(date)) return null;
  const { before, after } = readingsAround(data, date, id === null ? null : Number(id));
  if (counter !== null && before && counter < before.counter)
    return (
      <FieldNote>
        {t('counter.below', { counter: shown(before.counter), date: dayText(before.date) })}
      </FieldNote>
    );
  if (counter !== null && after && counter > after.counter)
    return (
      <FieldNote>
        {t('counter.above', { counter: shown(after.counter), date: dayText(after.date) })}
      </FieldNote>
    );
  if (!before) return null;
  return (
    <FieldNote>{t('counter.last', { counter: shown(before.counter), date: dayText(before.date) })}</FieldNote>
  );
}

/** What the counter showed before, and whether the one that is typed would go back. */
export function CounterNote(props: NoteProps<AssetExpenseValues>) {
  const { assetId } = props.values;
  return assetId === null ? null : <OfAsset {...props} assetId={assetId} />;
}
