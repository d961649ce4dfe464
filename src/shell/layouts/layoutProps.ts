import type { ReactNode } from 'react';
import type { Preferences } from '@/platform/preferences/preferences';

export interface LayoutProps {
  /** No room for a navigation beside the content: it opens as a drawer. */
  small: boolean;
  width: Preferences['width'];
  /** Banners that concern every page: offline, session's end, new version. */
  notices: ReactNode;
}
