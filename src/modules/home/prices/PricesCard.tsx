import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { readEmbedAddress } from './rules/embedAddress';
import { EmbedCard } from './components/EmbedCard';
import { UsdaCard } from './components/UsdaCard';

const SOURCES = ['embed', 'usda'] as const;
type Source = (typeof SOURCES)[number];

/**
 * Agricultural prices: the quotes of the site that the backend names, in a frame and only when wanted. Where no site
 * is named, or it is kept back, the supply and demand figures of the USDA.
 */
export function Component() {
  const { t } = useTranslation('home');
  const address = readEmbedAddress(useIdentity()?.urls.agriculturalPricesUrl);
  const [source, setSource] = useState<Source>('embed');
  if (!address) return <UsdaCard />;
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={source}
      aria-label={t('prices.source.label')}
      onChange={(_, next: Source | null) => {
        if (next) setSource(next);
      }}
    >
      {SOURCES.map((name) => (
        <ToggleButton key={name} value={name}>
          {t(`prices.source.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return source === 'usda' ? (
    <UsdaCard choice={choice} />
  ) : (
    <EmbedCard address={address} choice={choice} onUsda={() => setSource('usda')} />
  );
}
