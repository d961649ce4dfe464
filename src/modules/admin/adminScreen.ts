import type { ComponentType } from 'react';
import type { MenuIconName } from '@/domain/menu/menuIcons';

/** One screen of the administration area. Its name is `administration.screens.<slug>` of the shell's words. */
export interface AdminScreen {
  /** Last part of the address: `dfe-ncm`. */
  readonly slug: string;
  /** Name of its icon, as menus have it. */
  readonly icon: MenuIconName;
  readonly load?: () => Promise<{ Component: ComponentType }>;
}

export interface AdminGroup {
  /** Key of its name: `administration.groups.<id>`. */
  readonly id: 'access' | 'customers' | 'financial' | 'helpCenter' | 'dfe' | 'misc';
  /** Locale files of its screens. */
  readonly namespaces: readonly string[];
  readonly screens: readonly AdminScreen[];
}

export const ADMIN_PATH = '/administracao-react';
