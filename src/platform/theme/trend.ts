import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import type { Scheme } from '@/platform/theme/schemeTypes';

export const trendIcons = {
  up: ArrowUpwardOutlined,
  down: ArrowDownwardOutlined,
  flat: RemoveOutlined,
} as const;

/** A change is coloured only where up is known to be good or bad. */
export function trendColour(tokens: Scheme, sense: 'good' | 'bad' | undefined): string {
  if (sense === 'good') return tokens.success.softText;
  return sense === 'bad' ? tokens.auto.softText : tokens.text;
}
