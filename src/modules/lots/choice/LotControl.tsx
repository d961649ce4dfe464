import { useTranslation } from 'react-i18next';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import type { useChosenLot } from './useChosenLot';

/** Chooses the lot of the page, within its `ChoiceBar`. */
export function LotControl({ chosen }: { readonly chosen: ReturnType<typeof useChosenLot> }) {
  const { t } = useTranslation('lotReports');
  return (
    <div className="wide">
      <AutocompleteControl
        label={t('choice.label')}
        value={chosen.lot?.id ?? null}
        options={chosen.options}
        loading={chosen.list.status === 'loading'}
        onChange={chosen.choose}
      />
    </div>
  );
}
