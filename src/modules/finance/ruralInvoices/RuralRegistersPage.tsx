import CommuteOutlined from '@mui/icons-material/CommuteOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import GrassOutlined from '@mui/icons-material/GrassOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import NotesOutlined from '@mui/icons-material/NotesOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { useTranslation } from 'react-i18next';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';
import { isEmbedded } from '@/platform/routing/embedded';
import { pageOfRegister } from '@/families/register/pageOfRegister';
import { ruralInvoiceRoutes } from './ruralInvoiceRoutes';

const NEW_RECORD = '?registro=novo';

const CARDS: readonly HubCard[] = [
  {
    slug: 'emitentes',
    icon: BadgeOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('./registers/ruralIssuers')).ruralIssuers),
  },
  {
    slug: 'destinatarios',
    icon: PeopleOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('./registers/ruralRecipients')).ruralRecipients),
  },
  {
    slug: 'produtos',
    icon: GrassOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('./registers/ruralProducts')).ruralProducts),
  },
  {
    slug: 'transportadores',
    icon: LocalShippingOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('./registers/ruralCarriers')).ruralCarriers),
  },
  {
    slug: 'veiculos',
    icon: CommuteOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('./registers/ruralVehicles')).ruralVehicles),
  },
  {
    slug: 'naturezas',
    icon: CategoryOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('./registers/ruralNatures')).ruralNatures),
  },
  {
    slug: 'observacoes',
    icon: NotesOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('./registers/ruralNotes')).ruralNotes),
  },
];

/** The own registers of the rural invoice; without menus below `/app`. */
export function Component() {
  const { t } = useTranslation('ruralInvoices');
  return (
    <RegisterHubPage
      base={`${isEmbedded() ? '/app' : ''}/cadastros-nota-rural`}
      label={t('registers.title')}
      cards={CARDS}
      titles={ruralInvoiceRoutes.financeRuralRegisters.screens}
      notFound="/404"
    />
  );
}
