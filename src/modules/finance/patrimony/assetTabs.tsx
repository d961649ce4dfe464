import type { RecordTab } from '@/families/register/registerTypes';
import type { FiledKind } from './assetFileService';
import type { AssetController } from './patrimonyService';

/** The tab that lists what an asset cost and earned. */
export const entriesTab: RecordTab = { id: 'entries', load: () => import('./components/EntriesTab') };

/** The tab that lists an asset's quotas, of the register whose calls are of this controller. */
export function depreciationTab(controller: AssetController): RecordTab {
  return {
    id: 'depreciation',
    load: async () => {
      const { DepreciationTab } = await import('./components/DepreciationTab');
      return { Panel: ({ id }) => <DepreciationTab controller={controller} id={id} /> };
    },
  };
}

/** The tab of what was bought and sold of an asset, with its titles. */
export function dealsTab(controller: AssetController): RecordTab {
  return {
    id: 'deals',
    load: async () => {
      const { DealsTab } = await import('./components/DealsTab');
      return { Panel: ({ id }) => <DealsTab controller={controller} id={id} /> };
    },
  };
}

/** The tab of an asset's photographs and papers. */
export function filesTab(kind: FiledKind): RecordTab {
  return {
    id: 'files',
    load: async () => {
      const { FilesTab } = await import('./components/FilesTab');
      return { Panel: ({ id }) => <FilesTab kind={kind} id={id} /> };
    },
  };
}
