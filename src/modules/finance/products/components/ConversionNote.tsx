import { styled } from '@mui/material/styles';
import { useLookup } from '@/domain/lookups/useLookup';
import type { NoteProps } from '@/families/register/registerTypes';
import { typeStep } from '@/platform/theme/typography';
import { conversionText } from '../conversionText';
import { unitCode } from '../productOptions';
import type { ProductValues } from '../productSchemas';

const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  // In the line that the field keeps free under itself.
  margin: '-18px 0 2px 2px',
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
}));

/** The conversion as it will be read: '1 SC = 60 KG'. */
export function ConversionNote({ values }: NoteProps<ProductValues>) {
  const { options } = useLookup('unitsOfMeasure', undefined);
  const text = conversionText({
    unit: unitCode(options, values.unitId),
    conversionFactor: values.conversionFactor,
    conversionUnit: unitCode(options, values.conversionUnitId),
  });
  return <div role="status">{text && <Note>{text}</Note>}</div>;
}
