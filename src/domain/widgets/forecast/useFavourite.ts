import { useState } from 'react';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import { useAppDispatch } from '@/platform/store/hooks';
import { currentScope } from '@/platform/store/scope';
import type { ForecastCity } from './forecastWire';
import { updateFavouriteCity } from './forecastService';
import { forecastCities } from './forecastState';
import { withFavourite } from './rules/cities';

/** Makes a city the favourite or takes that from it; the list changes only when the server has taken it. */
export function useFavourite(cities: readonly ForecastCity[]) {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');

  async function toggle(city: ForecastCity): Promise<void> {
    if (status === 'saving') return;
    setStatus('saving');
    const scope = currentScope();
    const favourite = city.selected ? null : city.id;
    try {
      await updateFavouriteCity(favourite);
      // Ignore the favourite of a former customer.
      if (currentScope() === scope) dispatch(forecastCities.changed(withFavourite(cities, favourite)));
      setStatus('idle');
    } catch (thrown) {
      log.warn('favourite city not changed', { error: asAppError(thrown).kind });
      setStatus('failed');
    }
  }

  return { toggle, saving: status === 'saving', failed: status === 'failed' };
}
