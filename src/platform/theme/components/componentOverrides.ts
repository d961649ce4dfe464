import { buttonOverrides } from '@/platform/theme/components/buttonOverrides';
import { dataOverrides } from '@/platform/theme/components/dataOverrides';
import { inputOverrides } from '@/platform/theme/components/inputOverrides';
import { navigationOverrides } from '@/platform/theme/components/navigationOverrides';
import type { ComponentOverrides, OverrideContext } from '@/platform/theme/components/overrideContext';
import { overlayOverrides } from '@/platform/theme/components/overlayOverrides';
import { selectionOverrides } from '@/platform/theme/components/selectionOverrides';

/** Defaults and looks of MUI's parts. The data grid's are with the grid: they must not load at start. */
export function componentOverrides(context: OverrideContext): ComponentOverrides {
  return {
    ...buttonOverrides(context),
    ...inputOverrides(context),
    ...selectionOverrides(context),
    ...overlayOverrides(context),
    ...navigationOverrides(context),
    ...dataOverrides(context),
  };
}
