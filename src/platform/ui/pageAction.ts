import type { ReactNode } from 'react';

/** What can be done from a page's head. */
export interface PageAction {
  readonly label: string;
  readonly onClick: () => void;
  readonly icon?: ReactNode;
  /** The key that does the same; it stands behind the label. */
  readonly keyCap?: string;
  /** A switch: whether it is on. */
  readonly pressed?: boolean;
  readonly busy?: boolean;
  /** Why it cannot be done now; shown instead of hiding the action. */
  readonly disabledReason?: string | undefined;
}
