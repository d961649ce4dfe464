import { join } from 'node:path';
import license, { type Dependency } from 'rollup-plugin-license';
import type { Plugin } from 'vite';
import { appFolder } from './appFolder.mjs';

/** The two hooks that do the work; the package types them for another bundler. */
interface LicenceScanner {
  renderChunk(code: string, chunk: { modules: Record<string, { renderedLength: number }> }): unknown;
  generateBundle(): void;
}

/** Writes the licences of everything that went into the build to THIRD-PARTY-NOTICES.txt beside it. */
export function notices(root: string): Plugin {
  return {
    name: 'third-party-notices',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    generateBundle(_options, bundle) {
      const output = { file: join(root, appFolder(), 'THIRD-PARTY-NOTICES.txt'), template: noticesText };
      const options = { thirdParty: { multipleVersions: true, output } };
      const scanner = license(options) as unknown as LicenceScanner;
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk') scanner.renderChunk('', part);
      }
      // Style sheets, fonts and pictures leave no code in a chunk.
      const assets = [...this.getModuleIds()].filter((id) => /\.(css|woff2?|svg|png)($|\?)/.test(id));
      const asRendered = assets.map((id) => [id.split('?')[0], { renderedLength: 1 }]);
      scanner.renderChunk('', { modules: Object.fromEntries(asRendered) });
      scanner.generateBundle();
    },
  };
}

/** One entry per package, sorted by name, licence text last. */
function noticesText(dependencies: Dependency[]): string {
  const entries = dependencies
    .toSorted((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'))
    .map((one) => {
      const head = `${one.name} ${one.version}\nLicence: ${one.license ?? 'not stated'}`;
      const source = one.homepage ?? repositoryOf(one);
      return [head, source && `Source: ${source}`, one.licenseText?.trim()].filter(Boolean).join('\n\n');
    });
  return `This application contains the work of others:\n\n${entries.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function repositoryOf({ repository }: Dependency): string | undefined {
  return typeof repository === 'string' ? repository : repository?.url;
}
