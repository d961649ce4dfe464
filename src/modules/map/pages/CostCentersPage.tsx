import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { defineRegister } from '@/families/register/defineRegister';
import { RegisterPage } from '@/families/register/RegisterPage';
import { costCenterService } from '../mapService';
import { costCenters } from '../registers/costCenters';

const { resource: _, ...shared } = costCenters;
/** The same register with those of agriculture alone. */
const agriculturalCostCenters = defineRegister({
  ...shared,
  name: 'agriculturalCostCenters',
  wordsOf: shared.name,
  calls: { ...shared.calls, list: (_query, signal) => costCenterService.listAgriculture(signal) },
});

const GROUP = 'grupo';
const AGRICULTURE = 'agricultura';

/** Cost centers: all of them, or those of agriculture; the choice stands in the address. */
export function Component() {
  const { t } = useTranslation('map');
  const [search, setSearch] = useSearchParams();
  const agriculture = search.get(GROUP) === AGRICULTURE;
  const choose = (_: unknown, group: string | null) => {
    // A button pressed again is no choice.
    if (group !== null) setSearch(group === '' ? {} : { [GROUP]: group }, { preventScrollReset: true });
  };
  const toggle = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={agriculture ? AGRICULTURE : ''}
      onChange={choose}
      aria-label={t('costCenters.group')}
    >
      <ToggleButton value="">{t('costCenters.all')}</ToggleButton>
      <ToggleButton value={AGRICULTURE}>{t('costCenters.agriculture')}</ToggleButton>
    </ToggleButtonGroup>
  );
  return agriculture ? (
    <RegisterPage key={AGRICULTURE} register={agriculturalCostCenters} toolbar={toggle} />
  ) : (
    <RegisterPage register={costCenters} toolbar={toggle} />
  );
}
