/** Whether what the address shows was opened from within: then Back is the way it came. */
export function openedWithin(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Boolean(state.idx);
}
