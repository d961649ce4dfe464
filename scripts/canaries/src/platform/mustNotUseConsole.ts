// forbidden: eslint(no-console)
export function canary(): void {
  console.info('x');
}
