import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EggOutlined from '@mui/icons-material/EggOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SatelliteAltOutlined from '@mui/icons-material/SatelliteAltOutlined';
import ThermostatOutlined from '@mui/icons-material/ThermostatOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type { SvgIconComponent } from '@/platform/theme/icon';
import type { StatusLook } from '@/platform/theme/status';
import type { Outcome } from './integrationsWire';
import type { PartnerStatus } from './rules/partnerStatus';

export const partnerLook: Record<PartnerStatus, StatusLook> = {
  connected: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  failed: { tone: 'danger', variant: 'soft', icon: ErrorOutlineOutlined },
  waitingTerms: { tone: 'warning', variant: 'soft', icon: GavelOutlined },
  notConnected: { tone: 'neutral', variant: 'outline', icon: LinkOffOutlined },
};

export const outcomeLook: Record<Outcome, StatusLook> = {
  SUCCESS: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  WARNING: { tone: 'warning', variant: 'soft', icon: WarningAmberOutlined },
  FAILED: { tone: 'danger', variant: 'soft', icon: ErrorOutlineOutlined },
};

const KINDS: Readonly<Record<string, SvgIconComponent>> = {
  MACHINERY: AgricultureOutlined,
  WEATHER: ThermostatOutlined,
  CREDIT: AccountBalanceOutlined,
  IMAGERY: SatelliteAltOutlined,
  ACCOUNTING: ReceiptLongOutlined,
  POULTRY: EggOutlined,
};

/** The picture of a kind of partner; one that is not known has the page's own. */
export const kindIcon = (kind: string): SvgIconComponent =>
  Object.hasOwn(KINDS, kind) ? (KINDS[kind] ?? HubOutlined) : HubOutlined;
