/** Packages that may bring an install script: none of them needs it, and npm does not run it (`ignore-scripts`). */
const SCRIPTS_KNOWN = ['@firebase/util', 'core-js', 'msw', 'protobufjs', 'unrs-resolver'];
/** Strong enough to stand in for the file. */
const STRONG = /^sha512-/;

/**
 * What in a lockfile could bring unreviewed code: a package from elsewhere than a registry, one without a
 * strong checksum, an install script that is not known, a version left open.
 * @param lock parsed package-lock.json
 * @param manifest parsed package.json
 * @returns one complaint a line
 */
export function lockfileFaults(lock, manifest) {
  const faults = [];
  if (lock.lockfileVersion !== 3) faults.push(`lockfile version ${lock.lockfileVersion} instead of 3`);
  for (const [place, entry] of Object.entries(lock.packages ?? {})) {
    if (place === '' || entry.link) continue;
    const name = place.replace(/^.*node_modules\//, '');
    // Without an address it comes from the registry that npm is set up with.
    if (entry.resolved !== undefined && !/^https:\/\/.+\.tgz$/.test(entry.resolved))
      faults.push(`${name}: not from a registry`);
    if (!STRONG.test(entry.integrity ?? '')) faults.push(`${name}: no sha512 checksum`);
    if (entry.hasInstallScript && !SCRIPTS_KNOWN.includes(name)) faults.push(`${name}: an install script`);
  }
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) faults.push(`${name}: version ${version} is left open`);
  return faults;
}
