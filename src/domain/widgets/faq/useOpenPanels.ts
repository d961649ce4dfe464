import { useState } from 'react';

/** Which panels stand open; `toggle` turns one. */
export function useOpenPanels(first: readonly string[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first));
  const toggle = (key: string) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return [open, toggle] as const;
}
