import { execFileSync } from 'node:child_process';

/**
 * The files that differ from where this branch left `base`, committed or not, new ones included: paths from `folder`.
 * Throws with the words of Git where it knows no such base.
 */
export function changedSince(base, folder) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean);
  const [fork] = git('merge-base', base, 'HEAD').map((text) => text.trim());
  const tracked = git('diff', '--name-only', '--relative', '-z', fork);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...tracked, ...untracked])].sort();
}
