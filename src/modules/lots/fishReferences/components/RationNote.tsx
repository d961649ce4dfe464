import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { NumberControl } from '@/platform/forms/fields/NumberField';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import type { RangeSetValues } from '../fishSchemas';
import { type NoRation, type Ration, rationOf } from '../rules/ration';
import { rationWords } from './rationWords';

const Card = styled('section')(({ theme: { tokens } }) => ({
  marginTop: 12,
  padding: '12px 16px 16px',
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: tokens.surfaceSunken,
  '& h3': { ...typeStep('cardTitle'), margin: '0 0 14px' },
  '& output': { display: 'block', marginTop: 8 },
  '& strong': { ...typeStep('cardTitle'), display: 'block', fontVariantNumeric: 'tabular-nums' },
  '& p': { ...typeStep('caption'), margin: '4px 0 0', color: tokens.textMuted },
}));
const Inputs = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 12,
});

/** The ration with its arithmetic and what it was read from, or why there is none. */
function Answer({ answer, warm }: { readonly answer: Ration | NoRation; readonly warm: boolean }) {
  const { t } = useTranslation('fishReferences');
  const { head, lines } = rationWords(t, answer, warm);
  return (
    <>
      {head && <strong>{head}</strong>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** What the set says, as it stands in the form: the ration of a day for a lot that is typed in here. Nothing of it is saved. */
export function RationNote({ values: { ranges, temperatures } }: NoteProps<RangeSetValues>) {
  const { t } = useTranslation('fishReferences');
  const [biomass, setBiomass] = useState<number | null>(null);
  const [weight, setWeight] = useState<number | null>(null);
  const [temperature, setTemperature] = useState<number | null>(null);
  const answer = rationOf({ biomass, weight, temperature }, { ranges, temperatures });
  const figure = { minDecimals: 0, decimals: 2, most: 10_000_000 } as const;
  return (
    <Card aria-label={t('ration.title')}>
      <h3>{t('ration.title')}</h3>
      <Inputs
        // Enter is for what is typed here, not for the form around it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      >
        <NumberControl
          {...figure}
          label={t('ration.biomass')}
          unit="kg"
          value={biomass}
          onChange={setBiomass}
        />
        <NumberControl {...figure} label={t('ration.weight')} unit="g" value={weight} onChange={setWeight} />
        <NumberControl
          {...figure}
          label={t('ration.temperature')}
          unit="°C"
          value={temperature}
          onChange={setTemperature}
        />
      </Inputs>
      <output>
        <Answer answer={answer} warm={temperature !== null} />
      </output>
    </Card>
  );
}
