// forbidden: typescript(switch-exhaustiveness-check)
export function canary(state: 'idle' | 'ready'): number {
  switch (state) {
    case 'idle':
      return 1;
  }
  return 0;
}
