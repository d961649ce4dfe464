import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below the given folders, sorted, with `/` in its path on every system. */
export function filesUnder(...folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/')),
    )
    .sort();
}
