import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The version of package.json and a short build id, that of the commit by default: what error reports name. */
export function releaseName(buildId = ''): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return `${version}+${(buildId || commitId()) ?? Date.now().toString(36)}`;
}

function commitId(): string | undefined {
  try {
    const args = ['rev-parse', '--short=8', 'HEAD'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined; // a source archive has no history
  }
}
