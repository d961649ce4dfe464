import type { TFunction } from 'i18next';
import { type ComponentType, createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { createQuery } from '@/platform/store/createQuery';
import { PoultryWays } from './components/PoultryWays';
import type { ProductionOrder } from './lotAnswers';
import { lotService } from './lotService';
import type { ManagedLot } from './lotWire';

export interface WaysProps {
  readonly lot: ManagedLot;
  /** Days since housing; null before it. */
  readonly day: number | null;
}

interface OrderOf {
  readonly number: string;
  /** The lot that is entered; null of a new one. */
  readonly lotId: number | null;
}

export const orderQuery = (
  name: string,
  ask: (params: OrderOf, signal: AbortSignal) => Promise<ProductionOrder>,
) => createQuery('lots', name, ask, { keep: false });

/** What lots of poultry and of fish differ in where they are managed: words, addresses, where they lead. */
export interface LotKind {
  /** Of the words that name animals and their place: of fish those with the ending `_fish`, else the plain ones. */
  readonly context: '' | 'fish';
  readonly path: string;
  readonly occurrences: string;
  /** Which lots share a production order. */
  readonly orders: ReturnType<typeof orderQuery>;
  /** The pages that a lot leads to. */
  readonly Leads: ComponentType<WaysProps>;
}

const POULTRY: LotKind = {
  context: '',
  path: '/avicultura/lote',
  occurrences: '/zootecnia/ocorrencia',
  orders: orderQuery('productionOrder', lotService.productionOrder),
  Leads: PoultryWays,
};

/** Poultry, until a page says fish. */
const LotKindContext = createContext(POULTRY);
export const LotKindProvider = LotKindContext.Provider;
export const useLotKind = (): LotKind => useContext(LotKindContext);

/** The words of the management of lots, of the kind that the page is of. */
export function useLotWords(): TFunction<'chickenLots'> {
  const { context } = useLotKind();
  const { t } = useTranslation('chickenLots');
  const say = t as unknown as (key: string, values: object) => string;
  const ofKind = (key: string, values?: object) => say(key, { context, ...values });
  // The keys are those of the plain words; a context only chooses among their endings.
  return ofKind as unknown as TFunction<'chickenLots'>;
}
