import type { Scheme } from '@/platform/theme/schemeTypes';

type Tones = Pick<Scheme, 'success' | 'warning' | 'danger' | 'info' | 'auto' | 'ai'>;

/** What a tone looks like in a light scheme that has none of its own. */
export const lightTones: Tones = {
  success: { solid: '#1D714B', on: '#FFFFFF', soft: '#DDF3E5', softText: '#025B38' },
  warning: { solid: '#835A03', on: '#FFFFFF', soft: '#FCEBC2', softText: '#684701' },
  danger: { solid: '#9E091D', on: '#FFFFFF', soft: '#FDE6E4', softText: '#830215' },
  info: { solid: '#226094', on: '#FFFFFF', soft: '#E1EEFB', softText: '#134F7F' },
  auto: { solid: '#AE4903', on: '#FFFFFF', soft: '#FFE7D4', softText: '#833501' },
  ai: { solid: '#6E458E', on: '#FFFFFF', soft: '#F1E8F9', softText: '#5C3679' },
};

/** The same in a dark scheme. */
export const darkTones: Tones = {
  success: { solid: '#83E2B1', on: '#091A11', soft: '#193627', softText: '#A9E4C3' },
  warning: { solid: '#F0C967', on: '#1C1505', soft: '#382E12', softText: '#E9D29C' },
  danger: { solid: '#F17776', on: '#221010', soft: '#492221', softText: '#FFC3C0' },
  info: { solid: '#7FBFEF', on: '#091822', soft: '#193244', softText: '#ADDBFE' },
  auto: { solid: '#F7A360', on: '#201208', soft: '#422814', softText: '#FBC9A4' },
  ai: { solid: '#C8A7E7', on: '#1A1221', soft: '#362842', softText: '#E2C8FB' },
};
