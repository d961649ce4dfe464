import { useTranslation } from 'react-i18next';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import type { PlantingChoices } from '../rules/choosePlanting';

interface PlantingFiltersProps {
  readonly choices: PlantingChoices;
  readonly loading: boolean;
  /** What is shown where none is chosen: the last planting of the plot. */
  readonly shown: Readonly<Record<'harvest' | 'seed' | 'planting', string>>;
  readonly onChoose: (field: 'harvest' | 'seed' | 'planting', value: string | null) => void;
}

/** Harvest, seed and planting of the plot whose weather is shown. */
export function PlantingFilters({ choices, loading, shown, onChoose }: PlantingFiltersProps) {
  const { t } = useTranslation('agricultureRelations');
  const lists = { harvest: choices.harvests, seed: choices.seeds, planting: choices.plantings };
  return (['harvest', 'seed', 'planting'] as const).map((field) => (
    <AutocompleteControl
      key={field}
      label={t(`filters.${field}`)}
      value={choices[field]}
      placeholder={shown[field]}
      options={lists[field]}
      loading={loading}
      onChange={(value) => onChoose(field, value)}
    />
  ));
}
