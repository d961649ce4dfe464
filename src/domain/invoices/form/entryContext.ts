import { createContext, useContext } from 'react';

/** What the parts of an entry share. */
export interface EntryContextValue {
  /** Whose lists the fields offer. */
  readonly customerId: number | undefined;
  readonly readOnly: boolean;
  /** Fields that the AI has filled in. */
  readonly readByAi: ReadonlySet<string>;
  readonly confirm: (names: readonly string[]) => void;
}

export const EntryContext = createContext<EntryContextValue>({
  customerId: undefined,
  readOnly: true,
  readByAi: new Set(),
  confirm: () => undefined,
});

export const useEntry = () => useContext(EntryContext);
