import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import type { LotValues } from '../lotSchemas';
import { lotService } from '../lotService';
import { statusWord } from '../lotStatus';
import { LotLink } from './LotLink';
import { NoteLine } from './NoteLine';

interface Params {
  readonly number: string;
  readonly lotId: number | null;
}

const orders = createQuery(
  'lots',
  'productionOrder',
  (params: Params, signal) => lotService.productionOrder(params, signal),
  { keep: false },
);
const TYPING_MS = 350;

/** The text once it has stood for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Under the production order: which lots share it, and whether another may join. */
export function OrderNote({ values, id }: NoteProps<LotValues>) {
  const { t } = useTranslation('chickenLots');
  const number = useSettled(values.productionOrder.trim());
  /** A lot that is in an order already joins none: that others have closed it is no reason against it. */
  const [own] = useState(() => (id === null ? null : values.productionOrder.trim()));
  const { data, status } = useQuery(
    orders,
    number === '' ? null : { number, lotId: id === null ? null : Number(id) },
  );
  if (number === '' || number !== values.productionOrder.trim()) return null;
  if (status === 'failed') return <NoteLine>{t('order.unknown')}</NoteLine>;
  if (!data) return null;
  const lots = data.lots.map((lot) => (
    <LotLink key={lot.id} id={lot.id}>
      {t('order.lot', { number: lot.number, aviary: lot.aviaryName, status: statusWord(lot.status) })}
    </LotLink>
  ));
  if (number === own && lots.length > 0)
    return (
      <NoteLine>
        {t('order.own', { count: lots.length })} {lots}
      </NoteLine>
    );
  if (data.refusal !== null)
    return (
      <NoteLine tone="danger">
        {data.reason ? t(`order.${data.reason}`) : data.refusal} {lots}
      </NoteLine>
    );
  if (lots.length === 0) return <NoteLine>{t('order.noOthers')}</NoteLine>;
  return (
    <NoteLine>
      {t('order.shared', { count: lots.length })} {lots}
    </NoteLine>
  );
}
