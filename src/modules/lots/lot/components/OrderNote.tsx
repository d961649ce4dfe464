import { useEffect, useState } from 'react';
import type { NoteProps } from '@/families/register/registerTypes';
import { useQuery } from '@/platform/store/useQuery';
import { useLotKind, useLotWords } from '../lotKind';
import { statusWord } from '../lotStatus';
import { LotLink } from './LotLink';
import { NoteLine } from './NoteLine';

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
export function OrderNote({ values, id }: NoteProps<{ readonly productionOrder: string }>) {
  const t = useLotWords();
  const { orders } = useLotKind();
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
  if (number === own && lots.length === 0) return <NoteLine>{t('order.noOthers')}</NoteLine>;
  if (number === own)
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
  if (lots.length === 0) return <NoteLine>{t(data.isNew ? 'order.makes' : 'order.noOthers')}</NoteLine>;
  return (
    <NoteLine>
      {t('order.shared', { count: lots.length })} {lots}
    </NoteLine>
  );
}
