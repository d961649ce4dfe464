const TABS = ['concedidas', 'pendencias'] as const;
export type AccountTab = (typeof TABS)[number];

/**
 * The list that an address asks for: granted licences when it names none, null when it names another thing. The
 * platform's staff has no licences of its own: it sees what is pending.
 */
export function accountTab(id: string | undefined, staff: boolean): AccountTab | null {
  const tab = id === undefined ? 'concedidas' : TABS.find((name) => name === id);
  if (tab === undefined) return null;
  return staff ? 'pendencias' : tab;
}
