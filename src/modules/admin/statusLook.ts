import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import type { StatusChipProps } from '@/platform/ui/StatusChip';

type Look = Omit<StatusChipProps, 'label'>;

const UNKNOWN: Look = { tone: 'neutral', variant: 'outline', icon: HelpOutlineOutlined };

/** How a state looks; one that this application does not know, or that did not come, costs no list. */
export function lookOf(looks: Readonly<Partial<Record<string, Look>>>, state: string): Look {
  return looks[state] ?? UNKNOWN;
}
