import { useTranslation } from 'react-i18next';
import type { PropertyMap } from '../propertyMap';
import type { PanelRow } from '../rules/panelRows';

interface RowAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** The lines of a row's menu. */
export function useRowActions(row: Exclude<PanelRow, { kind: 'none' }>, map: PropertyMap): RowAction[] {
  const { t } = useTranslation('map');
  const { openDialog, show, go, setEditing } = map;
  const action = (name: 'show' | 'edit' | 'delete' | 'newPlot' | 'plantConditions', onClick: () => void) => ({
    label: t(`property.actions.${name}`),
    onClick,
  });
  switch (row.kind) {
    case 'farm': {
      const { id } = row.node.farm;
      return [
        action('show', () => show({ kind: 'farm', id })),
        action('edit', () => openDialog({ kind: 'farm', id })),
        action('newPlot', () => {
          go({ kind: 'farm', id });
          setEditing(true, true);
        }),
        action('delete', () => openDialog({ kind: 'delete', ref: { kind: 'farm', id } })),
      ];
    }
    case 'field': {
      const { id, systemBusinessActivityFarmingClassification: kind } = row.node.field;
      return [
        action('show', () => show({ kind: 'field', id })),
        action('edit', () => openDialog({ kind: 'costCenter', id })),
        ...(kind === 'PERENNIAL'
          ? [action('plantConditions', () => openDialog({ kind: 'plantConditions', id }))]
          : []),
        action('delete', () => openDialog({ kind: 'delete', ref: { kind: 'field', id } })),
      ];
    }
    case 'plot': {
      const { id, farmId, farmActivityFieldId: fieldId } = row.node.plot;
      return [
        action('show', () => show({ kind: 'plot', id })),
        action('edit', () => openDialog({ kind: 'plot', id, farmId, fieldId })),
        action('delete', () => openDialog({ kind: 'delete', ref: { kind: 'plot', id } })),
      ];
    }
  }
}
