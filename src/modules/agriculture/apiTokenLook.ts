import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { choiceWord } from '@/families/register/fixedChoices';
import { toLocalDate, today } from '@/platform/format/date';
import type { StatusLook } from '@/platform/theme/status';
import type { ApiToken } from './apiTokenWire';

const WORDS = 'agricultureRegisters';

type TokenState = 'VALID' | 'EXPIRED' | 'REVOKED';

/** Whether a key still opens anything: through the day on which it expires. */
export function tokenState({ revokedAt, expiresOn }: Pick<ApiToken, 'revokedAt' | 'expiresOn'>): TokenState {
  if (revokedAt) return 'REVOKED';
  const last = toLocalDate(expiresOn);
  return last !== null && last < today() ? 'EXPIRED' : 'VALID';
}

const LOOKS: Record<TokenState, StatusLook> = {
  VALID: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  EXPIRED: { tone: 'warning', variant: 'soft', icon: EventBusyOutlined },
  REVOKED: { tone: 'neutral', variant: 'outline', icon: BlockOutlined },
};

export function tokenLook(row: ApiToken) {
  const state = tokenState(row);
  return { ...LOOKS[state], label: choiceWord(WORDS, 'tokenStates', state) };
}

/** 'Clima, Financeiro'. */
export function areaWords(areas: readonly string[] | null | undefined): string {
  return (areas ?? []).map((area) => choiceWord(WORDS, 'areas', area)).join(', ');
}
