import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import type { MapSource } from '../rules/mapSources';
import { useMapName } from './mapWords';
import type { useBeside } from './useBeside';
import { STEP_COUNTS, STEP_KINDS, type StepKind } from './zoneNames';

const Bar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 12,
  paddingTop: 8,
  '& > :first-of-type': { gridColumn: 'span 2' },
});
/** What is painted: classes, or how uncertain they are. */
export const SHOWN = ['classes', 'deviation'] as const;

interface MapChoicesProps {
  readonly map: MapSource | null;
  readonly sources: readonly (MapSource & { readonly points: number })[];
  readonly stepKind: StepKind;
  readonly stepCount: number;
  /** How many classes there are is chosen, not given by a table. */
  readonly counts: boolean;
  readonly layer: (typeof SHOWN)[number];
  readonly beside: Pick<ReturnType<typeof useBeside>, 'chosen' | 'choices'>;
}

/** What is mapped, in which classes, as which layer, beside what; all of it stands in the address. */
export function MapChoices(props: MapChoicesProps) {
  const { map, sources, stepKind, stepCount, counts, layer, beside } = props;
  const { t } = useTranslation('soilMaps');
  const { set } = useAddressValues();
  const nameOf = useMapName();
  return (
    <Bar>
      <SelectControl<string>
        label={t('quantity')}
        required
        value={map?.key ?? null}
        options={sources.map((one) => ({
          id: one.key,
          name: t('quantityOf', { name: nameOf(one), count: one.points }),
        }))}
        onChange={(key) => set({ mapa: key })}
      />
      <SelectControl<StepKind>
        label={t('steps.label')}
        required
        value={stepKind}
        options={STEP_KINDS.map((one) => ({ id: one, name: t(`steps.${one}`) }))}
        onChange={(kind) => set({ classes: kind === 'bounds' ? null : kind })}
      />
      {counts && (
        <SelectControl<number>
          label={t('steps.count')}
          required
          value={stepCount}
          options={STEP_COUNTS.map((count) => ({ id: count, name: String(count) }))}
          onChange={(count) => set({ n: count })}
        />
      )}
      <SelectControl<string>
        label={t('layer.label')}
        required
        value={layer}
        options={SHOWN.map((one) => ({ id: one, name: t(`layer.${one}`) }))}
        onChange={(next) => set({ camada: next === 'classes' ? null : next })}
      />
      <SelectControl<string>
        label={t('beside.label')}
        value={beside.chosen}
        options={beside.choices.map((one) => ({
          id: one.key,
          name: one.map ? nameOf(one.map) : one.name,
        }))}
        onChange={(key) => set({ com: key })}
      />
    </Bar>
  );
}
