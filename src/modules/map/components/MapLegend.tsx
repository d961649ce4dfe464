import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { NARROW_MAP } from '../drawing/narrowMap';
import { centerColours } from '../rules/mapPlots';
import type { TreeFarm } from '../rules/mapTree';

const Box = styled('section')(({ theme }) => ({
  ...typeStep('micro'),
  position: 'absolute',
  left: 12,
  bottom: 10,
  zIndex: 2,
  maxWidth: 200,
  maxHeight: 132,
  overflowY: 'auto',
  padding: '4px 8px',
  borderRadius: radius.control,
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.border}`,
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 6, minHeight: 20 },
  '& li > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // There the map has no room to spare; the panel names the cost centers.
  [NARROW_MAP]: { display: 'none' },
  '@media print': { display: 'none' },
}));
const Swatch = styled('span')({ flex: 'none', width: 12, height: 12, borderRadius: 3 });

interface MapLegendProps {
  readonly farm: TreeFarm;
  readonly colours: readonly string[];
}

/** Which colour the plots of which cost center have; nothing where there is but one. */
export function MapLegend({ farm, colours }: MapLegendProps) {
  const { t } = useTranslation('map');
  const colourOf = centerColours([farm], colours);
  const shown = farm.fields.filter(({ field }) => colourOf.has(field.id));
  if (shown.length < 2) return null;
  return (
    <Box aria-label={t('property.centerColours')}>
      <ul>
        {shown.map(({ field }) => (
          <li key={field.id} title={field.name}>
            <Swatch aria-hidden style={{ background: colourOf.get(field.id) }} />
            <span>{field.name}</span>
          </li>
        ))}
      </ul>
    </Box>
  );
}
