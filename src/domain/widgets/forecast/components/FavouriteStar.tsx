import StarOutlined from '@mui/icons-material/StarOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { useTranslation } from 'react-i18next';
import { IconAction } from '@/platform/ui/IconAction';
import type { ForecastCity } from '../forecastWire';

interface FavouriteStarProps {
  readonly city: ForecastCity;
  readonly saving: boolean;
  readonly onToggle: () => void;
}

/** Filled for the favourite, hollow for any other; it turns only when the server has taken the change. */
export function FavouriteStar({ city, saving, onToggle }: FavouriteStarProps) {
  const { t } = useTranslation('forecast');
  return (
    <IconAction
      label={t(city.selected ? 'favourite.remove' : 'favourite.add', { city: city.name })}
      icon={city.selected ? <StarOutlined color="warning" /> : <StarBorderOutlined />}
      pressed={city.selected}
      disabledReason={saving ? t('favourite.saving') : undefined}
      onClick={onToggle}
    />
  );
}
