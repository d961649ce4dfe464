import { pageOfUsedRegister } from '../whoUses/pageOfUsedRegister';
import { pageOfRegister } from '@/families/register/pageOfRegister';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import TagOutlined from '@mui/icons-material/TagOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { useTranslation } from 'react-i18next';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';
import { financeRoutes } from '../financeRoutes';

const NEW_RECORD = '?registro=novo';

const CARDS: readonly HubCard[] = [
  {
    slug: 'inscricoes-estaduais',
    icon: BadgeOutlined,
    add: NEW_RECORD,
    load: pageOfUsedRegister(async () => (await import('./registers/stateRegistrations')).stateRegistrations),
  },
  {
    slug: 'series',
    icon: TagOutlined,
    add: NEW_RECORD,
    load: pageOfUsedRegister(async () => (await import('./registers/fiscalSeries')).fiscalSeries),
  },
  {
    slug: 'contribuicoes',
    icon: PercentOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('./registers/contributions')).contributions),
  },
  {
    slug: 'certificado',
    icon: VerifiedUserOutlined,
    add: NEW_RECORD,
    load: () => import('./CertificatesPage'),
  },
];

/** What invoices and contributions need to know of the producer. */
export function Component() {
  const { t } = useTranslation('financeFiscal');
  return (
    <RegisterHubPage
      base="/fiscal"
      label={t('title')}
      cards={CARDS}
      titles={financeRoutes.financeFiscal.screens}
      notFound="/404"
    />
  );
}
