// forbidden: typescript(no-floating-promises)
export function canary(work: () => Promise<void>): void {
  work();
}
