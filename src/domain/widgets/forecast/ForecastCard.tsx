import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import { styled } from '@mui/material/styles';
import LocationOnOutlined from '@mui/icons-material/LocationOnOutlined';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '@/domain/identity/selectors';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import { EmptyState } from '@/platform/ui/EmptyState';
import { IconAction } from '@/platform/ui/IconAction';
import { useWidget } from '@/platform/widgets/useWidget';
import { WidgetCard } from '@/platform/widgets/WidgetCard';
import { ForecastSkeleton } from './components/DayCards';
import { ForecastView } from './components/ForecastView';
import { ViewToggle } from './components/ViewToggle';
import type { ForecastCity, ForecastEntry } from './forecastWire';
import { cityForecast, forecastCities } from './forecastState';
import { cityLabel, favouriteOf } from './rules/cities';
import { useFavourite } from './useFavourite';

interface FavouriteStarProps {
  readonly city: ForecastCity;
  readonly saving: boolean;
  readonly onToggle: () => void;
}

/** Filled for the favourite, hollow for any other; it turns only when the server has taken the change. */
function FavouriteStar({ city, saving, onToggle }: FavouriteStarProps) {
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

const NO_CITIES: readonly ForecastCity[] = [];
const NO_ENTRIES: readonly ForecastEntry[] = [];

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', padding: '8px 0 4px' });
const City = styled('div')({ flex: '1 1 220px', maxWidth: 360, minWidth: 0 });

function CustomerForecast() {
  const { t } = useTranslation('forecast');
  const list = useWidget(forecastCities, undefined);
  const cities = list.data ?? NO_CITIES;
  const [chosen, setChosen] = useState<ForecastCity['id'] | null>(null);
  const [view, setView] = useState({ detailed: false, fromCard: false });
  const favourite = useFavourite(cities);
  const options = useMemo(() => cities.map((city) => ({ id: city.id, name: cityLabel(city) })), [cities]);
  const city = cities.find(({ id }) => id === chosen) ?? favouriteOf(cities);
  const forecast = useWidget(cityForecast, city && { code: city.code });

  const choose = (id: ForecastCity['id']) => {
    setChosen(id);
    // The focus stays where the name was typed.
    setView((before) => ({ ...before, fromCard: false }));
  };

  // Without a city the card is as far as the list of cities is.
  const waiting = { ...list, data: list.data && NO_ENTRIES };
  return (
    <WidgetCard<readonly ForecastEntry[]>
      title={t('title')}
      answer={city ? forecast : waiting}
      skeleton={<ForecastSkeleton />}
      head={
        <Head>
          <City>
            <AutocompleteControl
              label={t('city')}
              placeholder={t('cityPlaceholder')}
              value={city?.id ?? null}
              // Emptied, the field waits for another name; the forecast that stands does not go for that.
              onChange={(id) => id !== null && choose(id)}
              options={options}
              loading={list.status === 'loading' && list.data === null}
            />
          </City>
          {city && (
            <ViewToggle
              detailed={view.detailed}
              onChange={(detailed) => setView({ detailed, fromCard: false })}
            />
          )}
          {favourite.failed && (
            <DangerAlert sx={{ width: '100%', mb: 1 }}>{t('favourite.failed')}</DangerAlert>
          )}
        </Head>
      }
      actions={
        city && (
          <FavouriteStar
            city={city}
            saving={favourite.saving}
            onToggle={() => {
              // It stays in sight when it is no favourite any more.
              setChosen(city.id);
              void favourite.toggle(city);
            }}
          />
        )
      }
    >
      {(entries) =>
        city ? (
          <ForecastView
            key={city.id}
            entries={entries}
            {...view}
            onOpenDay={() => setView({ detailed: true, fromCard: true })}
          />
        ) : (
          <EmptyState icon={<LocationOnOutlined />} title={t('noCity.title')} text={t('noCity.text')} />
        )
      }
    </WidgetCard>
  );
}

/** The weather of the customer's favourite city, or of any other. */
export function ForecastCard() {
  const link = useCustomer()?.id;
  // A city that was chosen for one customer is no choice for the next.
  return <CustomerForecast key={link} />;
}
