import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import type { SvgIconComponent } from '@/platform/theme/icon';
import type { Tone } from '@/platform/theme/schemeTypes';

/** solid: somebody works on it now. soft: to be acted on, or well ended. outline: waits for another, or left the flow. */
export type StatusVariant = 'solid' | 'soft' | 'outline' | 'text' | 'cell';

/** How a status looks. */
export interface StatusLook {
  readonly tone: Tone;
  readonly variant: StatusVariant;
  readonly icon: SvgIconComponent;
}

export const activeStatus = {
  true: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  false: { tone: 'neutral', variant: 'soft', icon: BlockOutlined },
} as const satisfies Record<string, StatusLook>;
