import type { ComponentType } from 'react';

/** One screen of the administration area. Its name is `administration.screens.<slug>` of the shell's words. */
export interface AdminScreen {
  /** Last part of the address: `dfe-ncm`. */
  readonly slug: string;
  /** Name of its icon, as menus have it. */
  readonly icon: string;
  readonly load?: () => Promise<{ Page: ComponentType }>;
}

export interface AdminGroup {
  /** Key of its name: `administration.groups.<id>`. */
  readonly id: 'access' | 'customers' | 'financial' | 'helpCenter' | 'dfe' | 'misc';
  readonly screens: readonly AdminScreen[];
}

export const ADMIN_PATH = '/administracao-react';
