import type { ModuleLetter } from '../types';

export interface MenuSeed {
  path: string;
  name: string;
  /** The permission key; null for pages that every logged user may open. */
  key: string | null;
  icon: string;
  /** Name of the second level under which the entry stands. */
  parent?: string;
  /** The catalogue path of the screen that holds this entry, when it has no route of its own. */
  under?: string;
}

export interface ModuleSeed {
  id: number;
  letter: ModuleLetter;
  name: string;
  constantFilter: string;
  icon: string;
  items: readonly MenuSeed[];
}
