import type { RecordTab } from '@/families/register/registerTypes';
import type { AssetController } from './patrimonyService';

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
