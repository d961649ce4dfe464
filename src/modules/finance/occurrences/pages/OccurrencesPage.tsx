import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { useTranslation } from 'react-i18next';
import type { Register } from '@/families/register/defineRegister';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';
import { financeRoutes } from '../../financeRoutes';
import { usesOf } from '../../whoUses/usesOf';
import type { OccurrenceValues } from '../occurrenceValues';
import type { Occurrence } from '../occurrenceWire';

/** The page of one kind of occurrence: its register and the frame, fetched together. */
const pageOfOccurrence =
  (load: () => Promise<Register<Occurrence, Occurrence, OccurrenceValues>>) => async () => {
    const [register, { OccurrencePage }] = await Promise.all([load(), import('../OccurrencePage')]);
    const uses = usesOf(register);
    return { Component: () => <OccurrencePage register={register} uses={uses} /> };
  };

const add = '?registro=novo';
const CARDS: readonly HubCard[] = [
  {
    slug: 'transferencia',
    icon: SyncAltOutlined,
    add,
    load: pageOfOccurrence(async () => (await import('../registers/transfers')).transfers),
  },
  {
    slug: 'contrato',
    icon: HandshakeOutlined,
    add,
    load: pageOfOccurrence(async () => (await import('../registers/contracts')).contracts),
  },
  {
    slug: 'pedido',
    icon: ShoppingCartOutlined,
    add,
    load: pageOfOccurrence(async () => (await import('../registers/orders')).orders),
  },
  {
    slug: 'adiantamento',
    icon: PaymentsOutlined,
    add,
    load: pageOfOccurrence(async () => (await import('../registers/advances')).advances),
  },
  {
    slug: 'consorcio',
    icon: GroupsOutlined,
    add,
    load: pageOfOccurrence(async () => (await import('../registers/consortia')).consortia),
  },
  {
    slug: 'permuta',
    icon: SwapHorizOutlined,
    add,
    load: pageOfOccurrence(async () => (await import('../registers/barters')).barters),
  },
  {
    slug: 'aporte-e-retirada',
    icon: AccountBalanceWalletOutlined,
    add,
    load: pageOfOccurrence(async () => (await import('../registers/ownerMoves')).ownerMoves),
  },
  {
    slug: 'ajuste-de-saldo',
    icon: TuneOutlined,
    add,
    load: pageOfOccurrence(async () => (await import('../registers/adjustments')).adjustments),
  },
];

/** What happens in the finances besides invoices: one form for each kind. */
export function Component() {
  const { t } = useTranslation('financeOccurrences');
  return (
    <RegisterHubPage
      base="/financeiro/ocorrencia"
      label={t('title')}
      cards={CARDS}
      titles={financeRoutes.financeOccurrences.screens}
      notFound="/404"
    />
  );
}
